import { CartSchema, type LineInput } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/order/lines';
import { emptyCart, mostOfOneLine, type StoredCart } from '@burger/shared/order/stored-cart';
import { aShop, menu } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import * as v from 'valibot';
import { aCart, aStoredCart, hotSpecial, plainSpecial, special } from '../testing/a-cart';
import {
  addLine,
  cartInShop,
  cartOfLines,
  changeLine,
  orderable,
  sameLines,
  setQuantity,
  settlePromo,
  suggestPromos,
  withNotice,
  type CartNotice,
} from './cart';

const hot = lineIdOf(hotSpecial());
const plain = lineIdOf(plainSpecial());
const two = cartOfLines([plainSpecial(2), hotSpecial(1)], null);
const quantities = ({ lines }: StoredCart) => lines.map(({ quantity }) => quantity);

test('the same dish with other choices or a note is a separate cart line', () => {
  expect(two.lines).toHaveLength(2);
  expect(addLine(two, { ...hotSpecial(), note: '' }).lines).toHaveLength(3);
});

test('choices in another sequence belong to the same cart line', () => {
  const turned = { ...hotSpecial(), choices: [...hotSpecial().choices].reverse() };
  expect(quantities(addLine(two, turned))).toEqual([2, 2]);
});

test('a changed cart line keeps its position', () => {
  const mild = { ...plainSpecial(2), note: 'well done' };
  expect(changeLine(two, plain, mild).lines).toEqual([mild, hotSpecial(1)]);
});

test('a cart line changed into an existing one merges with it at the first of both positions', () => {
  expect(changeLine(two, hot, plainSpecial(4)).lines).toEqual([plainSpecial(6)]);
  expect(changeLine(two, plain, hotSpecial(4)).lines).toEqual([hotSpecial(5)]);
});

test('sameLines ignores the sequence of the cart lines', () => {
  const turned = cartOfLines([...two.lines].reverse(), 'WELCOME15');
  expect(sameLines(two, turned)).toBe(true);
  expect(sameLines(two, setQuantity(turned, hot, 2))).toBe(false);
  expect(sameLines(two, setQuantity(turned, hot, 0))).toBe(false);
  expect(sameLines(setQuantity(two, hot, 0), turned)).toBe(false);
});

test('orderable leaves sold-out cart lines out', () => {
  const shop = aShop({ soldOut: [{ what: 2, until: null }] });
  expect(orderable(aCart({ 1: 1, 2: 1 }, null, shop)).map(({ dishId }) => dishId)).toEqual([1]);
});

const requested = fc
  .tuple(
    fc.constantFrom(1, 2, special.id),
    fc.constantFrom('', 'no onion please'),
    fc.subarray(['hot', 'mild']),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([dishId, note, heat, quantity]): LineInput => ({
    dishId,
    quantity,
    choices: heat.map((choice) => ({ group: 'heat', choice })),
    note,
  }));
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), line: requested }),
    fc.record({ kind: fc.constant('remove' as const), line: requested }),
    fc.record({ kind: fc.constant('change' as const), line: requested, into: requested }),
    fc.record({ kind: fc.constant('set' as const), line: requested, quantity: fc.integer() }),
  ),
);

test('any sequence of cart changes matches a plain tally and mutates no input', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let cart = emptyCart;
      const tally = new Map<string, number>();
      const put = (id: string, quantity: number) => {
        if (quantity > 0) tally.set(id, Math.min(quantity, mostOfOneLine));
        else tally.delete(id);
      };
      for (const step of sequence) {
        const before = JSON.stringify(cart);
        const input = cart;
        const id = lineIdOf(step.line);
        const has = tally.get(id) ?? 0;
        if (step.kind === 'add') {
          cart = addLine(cart, step.line);
          put(id, has + step.line.quantity);
        } else if (step.kind === 'remove') {
          cart = setQuantity(cart, id, 0);
          put(id, 0);
        } else if (step.kind === 'set') {
          cart = setQuantity(cart, id, step.quantity);
          if (has > 0) put(id, step.quantity);
        } else {
          cart = changeLine(cart, id, step.into);
          if (has > 0) {
            put(id, 0);
            const into = lineIdOf(step.into);
            put(into, (tally.get(into) ?? 0) + step.into.quantity);
          }
        }
        expect(JSON.stringify(input)).toBe(before);
      }
      expect(new Map(cart.lines.map((line) => [lineIdOf(line), line.quantity]))).toEqual(tally);
    }),
  );
});

test('cartInShop takes prices, names, pictures and the veg mark from the shop data', () => {
  const { lines, total } = cartInShop(aStoredCart({ 1: 2, 7: 1 }), aShop());
  expect(lines.map(({ name, image, isVeg, price }) => [name, image, isVeg, price])).toEqual([
    ['Aloo Tikki Burger', 'aloo-tikki-burger', true, 4_900],
    ['Egg Burger', 'egg-burger', false, 4_900],
  ]);
  expect(total).toBe(3 * 4_900);
});

test('any cart with any sold-out dishes fits CartSchema and its total has only orderable lines', () => {
  const ids = fc.integer({ min: 1, max: 55 });
  const lines = fc.array(
    fc
      .record({ dishId: ids, quantity: fc.integer({ min: 1, max: 99 }) })
      .map((line) => ({ ...line, choices: [], note: '' })),
  );
  fc.assert(
    fc.property(lines, fc.array(ids), (requests, gone) => {
      const shop = aShop({ soldOut: gone.map((what) => ({ what, until: null })) });
      const cart = cartInShop(aStoredCart(requests), shop);
      expect(v.is(CartSchema, cart)).toBe(true);
      expect(cart.lines).toHaveLength(aStoredCart(requests).lines.length);
      const counted = cart.lines.filter(({ problem }) => problem === null);
      expect(counted.some(({ dishId }) => gone.includes(dishId))).toBe(false);
      expect(cart.total).toBe(
        counted.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      );
    }),
  );
});

const { promos } = menu.rules;

test('a promo applies from exactly its minimum order', () => {
  const cart = aCart({ 7: 1 }, 'STUDENT20');
  const atMinimum = { ...cart, total: 10_000 };
  expect(settlePromo(atMinimum, promos).cart.promo).toBe('STUDENT20');
  expect(settlePromo({ ...cart, total: 9_999 }, promos).cart.promo).toBeNull();
});

test('no sequence of quantity changes keeps a promo below its minimum', () => {
  const shop = aShop();
  fc.assert(
    fc.property(
      fc.constantFrom(...promos),
      fc.array(fc.record({ id: fc.constantFrom(1, 2, 7), to: fc.integer({ min: 0, max: 12 }) })),
      (promo, changes) => {
        let held = aStoredCart({ 1: 12, 2: 12, 7: 12 }, promo.code);
        for (const { id, to } of changes) {
          held = setQuantity(held, String(id), to);
          const { cart } = settlePromo(cartInShop(held, shop), promos);
          held = { ...held, promo: cart.promo };
          expect(cart.promo === null || cart.total >= promo.minOrder * 100).toBe(true);
        }
      },
    ),
  );
});

test('suggestPromos lists promos for everyone first, then by saving, then by missing amount', () => {
  const suggestions = suggestPromos(16_000, promos);
  expect(suggestions.map(({ promo, saves, missing }) => [promo.code, saves, missing])).toEqual([
    ['HAPPY30', 4_800, 0],
    ['WELCOME15', 2_400, 0],
    ['WEEKEND25', 0, 4_000],
    ['FAMILY5', 0, 34_000],
    ['GROUP15', 0, 64_000],
    ['STUDENT20', 3_200, 0],
    ['BIRTHDAY', 1_600, 0],
  ]);
});

test('suggestPromos does not depend on the sequence of the promo table', () => {
  const codes = (table: typeof promos) =>
    suggestPromos(16_000, table).map(({ promo }) => promo.code);
  expect(codes([...promos].reverse())).toEqual(codes(promos));
});

const lost: CartNotice = { kind: 'lines-lost' };
const gone = (dishId: number, name: string): CartNotice => ({
  kind: 'not-added',
  dishId,
  name,
  problem: 'sold-out',
  backAt: null,
});
const shake = gone(50, 'Mango Shake');

test('a newer cart notice about the same dish replaces the older one', () => {
  const seasonal: CartNotice = { ...shake, problem: 'out-of-season' } as CartNotice;
  expect(withNotice([shake, lost], seasonal)).toEqual([lost, seasonal]);
});
