import type { Shop, WantedLine } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startFakeCart, wanted } from '../testing/fake-cart';
import { showWithStores } from '../testing/show-with-stores';
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
