import type { Shop, WantedLine } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFakeCart, wanted } from '../testing/fake-cart';
import { showWithStores } from '../testing/show-with-stores';
import { ChoosingSheet } from './choosing-sheet';
import { GoesWell } from './goes-well';

const place = () => screen.queryByRole('region', { name: 'Goes well with it' });
const offered = () =>
  within(place()!)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent?.trim());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function besideCart(cart: readonly WantedLine[], shop: Shop = aShop()) {
  const shown = showWithStores(() => <GoesWell />, { shop });
  act(() => void startFakeCart(shown.bus, cart, shop));
  return shown;
}

test('beside a burger: a side, a drink and something sweet, with marks and prices', () => {
  besideCart([wanted(1)]);
  expect(offered()).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  const [fries] = within(place()!).getAllByRole('listitem');
  expect(within(fries!).getByRole('img', { name: 'Veg' })).toBeVisible();
  expect(fries).toHaveTextContent('₹69');
});

test('beside an empty cart nothing is offered, and nothing stands there', () => {
  besideCart([]);
  expect(place()).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('one touch adds; the dish goes from here, that is said, and the focus stays', async () => {
  const { bus } = besideCart([wanted(1)]);
  await press('Add to Cart, Coke');
  expect(bus.latest('cart/changed')?.lines).toMatchObject([{ dishId: 1 }, { dishId: 39 }]);
  await waitFor(() => expect(offered()).not.toContain('Coke'));
  expect(screen.getByRole('status')).toHaveTextContent('Coke added');
  await waitFor(() => expect(place()).toHaveFocus());
});

test('what sells out while it is offered goes, and is not called added', () => {
  const { keeper } = besideCart([wanted(1)]);
  act(() => keeper.change(aShop({ soldOut: [{ what: 39, until: null }] })));
  expect(offered()).toEqual(['French Fries', 'Fresh Lime Soda', 'Chocolate Overload Waffle']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a dish with choices is asked for in the sheet', async () => {
  const { bus } = besideCart([wanted(1)]);
  const asked = jest.fn();
  bus.on('shop/choose-requested').subscribe(asked);
  await press(/^Add to Cart, Chocolate Overload Waffle/);
  expect(asked).toHaveBeenCalledWith({ dishId: 37, lineId: null });
});

test('in the sheet of a dish: beside it, and what is chosen of it stays while another is chosen', async () => {
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => void startFakeCart(bus));
  act(() => bus.emit('shop/choose-requested', { dishId: 3, lineId: null }));
  await screen.findByRole('button', { name: 'Add 1 · ₹129' });
  expect(offered()).toEqual(['French Fries', 'Coke', 'Chocolate Overload Waffle']);
  await userEvent.click(screen.getByRole('checkbox', { name: /Cheese slice/ }));
  await press(/^Add to Cart, Chocolate Overload Waffle/);
  const waffle = within(screen.getByRole('dialog', { name: 'Chocolate Overload Waffle' }));
  await userEvent.click(await waffle.findByRole('button', { name: 'Add 1 · ₹109' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Add 1 · ₹149' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Cheese slice/ })).toBeChecked();
  expect(bus.latest('cart/changed')?.lines).toMatchObject([{ dishId: 37 }]);
  expect(offered()).toEqual(['French Fries', 'Coke', 'Cold Coffee']);
});

test('in the sheet: who makes it a meal is offered neither side nor drink', async () => {
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => bus.emit('shop/choose-requested', { dishId: 6, lineId: null }));
  await screen.findByRole('button', { name: 'Add 1 · ₹149' });
  await userEvent.click(screen.getByRole('radio', { name: /^Veg Fries \+ Coke/ }));
  expect(offered()).toEqual(['Chocolate Overload Waffle', 'Honey Butter Waffle']);
});

test('a line that is changed is not the moment to offer more', async () => {
  const line = wanted(39, { note: 'no ice' });
  const { bus } = showWithStores((own) => <ChoosingSheet bus={own} />);
  act(() => void startFakeCart(bus, [wanted(1), line]));
  const { lineId } = bus.latest('cart/changed')!.lines![1]!;
  act(() => bus.emit('shop/choose-requested', { dishId: 39, lineId }));
  await screen.findByRole('button', { name: /^Save changes/ });
  expect(place()).toBeNull();
});
