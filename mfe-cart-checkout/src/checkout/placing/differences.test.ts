import type { BillChange, Cart, Promo } from '@burger/shared/contracts';
import { findPromo, isRefused, makeBill, subtotalOf } from '@burger/shared/pricing';
import { aShop } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { aCart } from '../../testing/a-cart';
import { aBillChange, aLineChange } from '../../testing/placing-world';
import { displayedAfter } from '../draft/order-draft';
import { differences } from './differences';

const { rules } = aShop();
const promoFor = (cart: Cart): Promo | null => {
  const found = findPromo(cart.promo ?? '', cart.total, rules.promos);
  return isRefused(found) ? null : found;
};
const billOf = (cart: Cart, km: number) => makeBill(cart.lines, promoFor(cart), km, rules);

/** The server's response when line prices have changed; a null price is sold out. */
function changeOf(cart: Cart, prices: readonly (number | null)[], km: number): BillChange {
  const now = cart.lines.map((line, index) => ({ ...line, price: prices[index] ?? 0 }));
  const total = subtotalOf(now);
  const promo = promoFor({ ...cart, total });
  return aBillChange({
    bill: makeBill(now, promo, km, rules),
    promo: promo?.code ?? null,
    lines: cart.lines.flatMap(({ lineId, price: was, name }, index) => {
      const price = prices[index] ?? null;
      const fields = { lineId, name, was, now: price, backAt: null };
      return price === was ? [] : { ...fields, problem: price === null ? 'sold-out' : null };
    }),
  });
}

test('differences between bills include the rounding when bills are rounded', () => {
  const cart = aCart({ 1: 2 });
  const rounded = (km: number) =>
    makeBill(cart.lines, null, km, { ...rules, rounding: 'rupee' as const });
  const change = aBillChange({ bill: rounded(3), promo: null, lines: [] });
  expect(differences({ cart, bill: rounded(0) }, change).at(-1)).toEqual({
    kind: 'roundOff',
    was: 10,
    now: -40,
  });
});

test('a price difference is reported for the whole quantity, with the dish name on the page', () => {
  const cart = aCart({ 1: 2 });
  const change = changeOf(cart, [5_900], 0);
  const english = change.lines.map((line) => ({ ...line, name: 'In English' }));
  const [line] = differences({ cart, bill: billOf(cart, 0) }, { ...change, lines: english });
  const fields = { name: 'Aloo Tikki Burger', quantity: 2, was: 9_800, now: 11_800 };
  expect(line).toMatchObject({ kind: 'line', lineId: '1', ...fields });
});

test("a changed line that the page does not know is described by the server's values", () => {
  const cart = aCart({ 1: 1 });
  const lines = [aLineChange({ lineId: '2', name: 'Other', was: 100, now: 300 })];
  const [line] = differences({ cart, bill: billOf(cart, 0) }, aBillChange({ lines }));
  expect(line).toMatchObject({ name: 'Other', quantity: 1, was: 100, now: 300 });
});

const price = fc.option(fc.integer({ min: 0, max: 50_000 }), { freq: 4 });
const contents = fc.uniqueArray(fc.constantFrom(1, 2, 7, 19, 39), { minLength: 1 });
const promo = fc.option(fc.constantFrom(...rules.promos.map(({ code }) => code)));
const km = fc.integer({ min: 0, max: 10 });

test('the differences between two bills always add up to the difference of their totals', () => {
  fc.assert(
    fc.property(
      contents,
      fc.integer({ min: 1, max: 9 }),
      promo,
      fc.array(price, { minLength: 5, maxLength: 5 }),
      km,
      km,
      // Whether the server leaves a changed line out of its response.
      fc.boolean(),
      (ids, quantity, code, prices, before, after, silent) => {
        const cart = aCart(Object.fromEntries(ids.map((id) => [id, quantity])), code);
        const bill = billOf(cart, before);
        const full = changeOf(cart, prices, after);
        const change = silent ? { ...full, lines: full.lines.slice(1) } : full;
        const sum = differences({ cart, bill }, change).reduce(
          (total, { kind, was, now }) => total + (kind === 'promo' ? was - now : now - was),
          0,
        );
        expect(sum).toBe(change.bill.total - bill.total);
      },
    ),
  );
});

test('differences between bills that were shown once are not shown again', () => {
  const cart = aCart({ 1: 2, 2: 1 }, 'STUDENT20');
  const change = changeOf(cart, [5_900, null], 5);
  const displayed = { cart, bill: billOf(cart, 3) };
  expect(differences(displayed, change)).not.toEqual([]);
  expect(differences(displayedAfter(displayed, change), change)).toEqual([]);
});
