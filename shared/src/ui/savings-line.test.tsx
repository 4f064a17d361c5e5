import type { ShopBus } from '@burger/shared/bus';
import { createBus } from 'federation-contract';
import { shopEvents, type Promo } from '@burger/shared/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstPromo, SavingsLine } from './savings-line';

const promo = (code: string, changes: Partial<Promo> = {}): Promo => ({
  ...{ code, discount: 15, type: 'percentage', description: '', minOrder: 0, forEveryone: true },
  ...changes,
});
const promos = [promo('HELLO'), promo('MUCH', { type: 'fixed', discount: 100, minOrder: 500 })];

test('firstPromo returns the promo code for everyone, without minimum, that saves most', () => {
  const best = promo('FIFTEEN');
  const others = [
    promo('TEN', { discount: 10 }),
    promo('FIX', { type: 'fixed', discount: 20 }),
    promo('SOME', { forEveryone: false, discount: 50 }),
    promo('MUCH', { minOrder: 1, discount: 50 }),
  ];
  expect(firstPromo([...others, best])).toBe(best);
  expect(firstPromo(others.slice(2))).toBeUndefined();
});

function show(table = promos) {
  const bus: ShopBus = createBus(shopEvents);
  const requests: string[] = [];
  bus.on('cart/promo-requested').subscribe(({ code }) => requests.push(code));
  const { container } = render(<SavingsLine promos={table} bus={bus} />);
  const cart = (promo: string | null) =>
    act(() => bus.emit('cart/changed', { lines: [], total: 0, promo }));
  return { asked: requests, cart, container, user: userEvent.setup() };
}

const apply = () => screen.getByRole('button', { name: 'Apply HELLO' });

test('one click requests the promo code once, and it shows as applied after the cart confirms', async () => {
  const { asked, cart, user } = show();
  expect(screen.getByText('15% off with HELLO')).toBeVisible();
  await user.click(apply());
  await user.click(apply());
  expect(asked).toEqual(['HELLO']);
  expect(screen.queryByText('Applied')).toBeNull();
  cart('HELLO');
  expect(screen.getByText('HELLO applied')).toHaveAttribute('aria-live');
  expect(screen.getByRole('button', { name: 'HELLO applied' })).toHaveFocus();
  expect(screen.getByText('Applied')).toBeVisible();
});

test('the promo code can be requested again after the cart rejected or dropped it', async () => {
  const { asked, cart, user } = show();
  await user.click(apply());
  cart(null);
  await user.click(apply());
  expect(asked).toHaveLength(2);
});

test("the savings line shows the cart's applied code, and nothing if no code applies to every cart", () => {
  const { cart } = show();
  cart('MUCH');
  expect(screen.getByText('₹100 off with MUCH')).toBeVisible();
  expect(screen.getByRole('button', { name: 'MUCH applied' })).toBeVisible();
  expect(screen.queryByText('MUCH applied')).toBeNull();
  expect(show(promos.slice(1)).container).toBeEmptyDOMElement();
});
