import type { Shop, LineInput } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/order/lines';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aLine, hotSpecial, plainSpecial, special, specialShop } from '../testing/a-cart';
import { cartServices, listenTo } from '../testing/cart-services';
import { liveShop } from '../testing/checkout-world';
import { CartLines } from './lines';
import { CartContext } from './use-services';

const at = new Date('2025-01-15T15:00:00+05:30');
const shop = specialShop();
const hot = lineIdOf(hotSpecial());

function show(requested: readonly LineInput[], now: Shop = shop, live = true) {
  const services = cartServices();
  const events = listenTo(services.bus);
  const list = (lines: readonly LineInput[], sold: Shop) => {
    services.shop.set({ ...liveShop(sold), live });
    return (
      <CartContext value={services}>
        <CartLines lines={aCart(lines, null, sold).lines} withRemove />
      </CartContext>
    );
  };
  const { rerender } = render(list(requested, now));
  const next = (lines: readonly LineInput[], sold: Shop = now) =>
    act(() => rerender(list(lines, sold)));
  return { events, next };
}
const lineAt = (index: number) => within(screen.getAllByRole('listitem')[index]!);
const button = (name: string) => screen.getByRole('button', { name });

test('a cart line shows its choices and its note, and its price includes the choices', () => {
  show([hotSpecial(2), aLine(1)]);
  const line = lineAt(0);
  expect(line.getByText('Katte Special')).toBeInTheDocument();
  expect(line.getByText('Hot, Cheese slice')).toBeInTheDocument();
  expect(line.getByText('“no onion please”')).toBeInTheDocument();
  expect(line.getByText('₹120.00 each')).toBeInTheDocument();
  expect(line.getByText('₹240.00')).toBeInTheDocument();
  expect(line.getByRole('img', { name: 'Veg' })).toBeInTheDocument();
});

test('an egg choice on a veg dish marks the cart line as non-veg', () => {
  show([{ ...hotSpecial(), choices: [...hotSpecial().choices, { group: 'more', choice: 'egg' }] }]);
  expect(lineAt(0).getByRole('img', { name: 'Non-Veg' })).toBeInTheDocument();
});

test('two cart lines with the same dish have distinct accessible names', async () => {
  const { events } = show([hotSpecial(2), plainSpecial(1)]);
  const name = 'Katte Special, Hot, Cheese slice, “no onion please”';
  await userEvent.click(button(`One ${name} more`));
  expect(events('cart/quantity-requested')).toEqual([{ lineId: hot, quantity: 3 }]);
  await userEvent.click(button(`Remove ${name} from the cart`));
  expect(events('cart/remove-requested')).toEqual([{ lineId: hot }]);
  expect(
    screen.getByRole('group', { name: 'Quantity of Katte Special, Mild' }),
  ).toBeInTheDocument();
});

test('a cart line with options or a note has a Change button; a plain dish has none', async () => {
  const { events } = show([hotSpecial(), aLine(1), aLine(2, 1, { note: 'cut in two' })]);
  await userEvent.click(button('Change Katte Special'));
  expect(events('shop/choose-requested')).toEqual([{ dishId: special.id, lineId: hot }]);
  expect(screen.queryByRole('button', { name: 'Change Aloo Tikki Burger' })).toBeNull();
  expect(button('Change Classic Veg Burger')).toBeInTheDocument();
});

test('the Change buttons of the cart are hidden when the menu remote is not running', () => {
  show([hotSpecial()], shop, false);
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

describe('a line that cannot be ordered', () => {
  const soldOut = (until: string | null) =>
    specialShop({ soldOut: [{ what: 1, until }] }, at.getTime());
  const without = (dishes: Shop['dishes']) => ({ ...shop, dishes });
  const seasonal = without(
    shop.dishes.map((dish) => (dish.id === 1 ? { ...dish, isAvailable: false } : dish)),
  );

  test.each([
    ['sold out', 'Sold out today', soldOut(null)],
    ['back this evening', 'Back at 7:30 PM', soldOut('2025-01-15T19:30:00+05:30')],
    ['back on another day', 'Sold out today', soldOut('2025-01-16T12:00:00+05:30')],
    ['out of season', 'Out of season', seasonal],
    ['off the menu', 'No longer on our menu', without([])],
  ])(
    'a dish in the cart that is %s shows "%s", no price, and a Remove button',
    async (_name, text, now) => {
      const { events } = show([aLine(1, 2)], now);
      const line = lineAt(0);
      expect(line.getByText(text)).toBeInTheDocument();
      expect(line.getByText('Not in your bill')).toBeInTheDocument();
      expect(line.queryByText(/₹/)).toBeNull();
      expect(line.queryByRole('group')).toBeNull();
      await userEvent.click(line.getByRole('button', { name: /^Remove .* from the cart$/ }));
      expect(events('cart/remove-requested')).toEqual([{ lineId: '1' }]);
    },
  );

  test.each([
    [null, 'Sold out: Cheese slice. Please choose again'],
    ['2025-01-15T19:30:00+05:30', 'Back at 7:30 PM: Cheese slice. Please choose again'],
    ['2025-01-16T12:00:00+05:30', 'Sold out: Cheese slice. Please choose again'],
  ])('a cart line with a choice sold out until %s shows "%s"', (until, words) => {
    show([hotSpecial()], specialShop({ soldOut: [{ what: 'more/cheese', until }] }, at.getTime()));
    expect(lineAt(0).getByText(words)).toBeInTheDocument();
    expect(button('Choose Katte Special again')).toBeInTheDocument();
  });

  test('a cart line with an unknown dish and no stored name shows a placeholder name', () => {
    show([{ dishId: 4711, quantity: 1, choices: [], note: '' }]);
    expect(screen.getByText('A dish from before')).toBeInTheDocument();
    expect(button('Remove A dish from before from the cart')).toBeInTheDocument();
  });

  test("the cart's status region announces a dish that sells out, but not one that already was", () => {
    const gone = soldOut(null);
    const { next } = show([aLine(1), aLine(2)], shop);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    next([aLine(1), aLine(2)], gone);
    expect(screen.getByRole('status')).toHaveTextContent('Aloo Tikki Burger: Sold out today');
    next([aLine(1)], gone);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('focus', () => {
  test('the focus stays on the Change button when the cart line gets other choices', () => {
    const { next } = show([aLine(1), plainSpecial()]);
    act(() => button('Change Katte Special').focus());
    next([aLine(1), hotSpecial()]);
    expect(button('Change Katte Special')).toHaveFocus();
  });

  test("the focus moves to the cart's list when the focused line is removed or sold out", () => {
    const { next } = show([aLine(1), aLine(2)]);
    act(() => button('One Classic Veg Burger more').focus());
    next([aLine(1)]);
    expect(screen.getByRole('list')).toHaveFocus();
    act(() => button('One Aloo Tikki Burger more').focus());
    next([aLine(1)], specialShop({ soldOut: [{ what: 1, until: null }] }));
    expect(screen.getByRole('list')).toHaveFocus();
  });

  test("the focus moves to the cart's list when the dialog closes and its line merged into another", () => {
    const { next } = show([hotSpecial(), plainSpecial()]);
    act(() => button('Change Katte Special, Mild').focus());
    const sheet = document.body.appendChild(document.createElement('dialog'));
    const inside = sheet.appendChild(document.createElement('button'));
    act(() => inside.focus());
    next([hotSpecial(2)]);
    expect(inside).toHaveFocus();
    inside.blur();
    sheet.close();
    expect(screen.getByRole('list')).toHaveFocus();
    sheet.remove();
  });

  test("the focus stays outside the cart's list when the removed line did not have it", () => {
    const { next } = show([aLine(1), aLine(2)]);
    next([aLine(1)]);
    expect(document.body).toHaveFocus();
  });
});
