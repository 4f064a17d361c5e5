import { DishInputSchema } from '@burger/shared/contracts';
import { cartText, emptyCart } from '@burger/shared/order/stored-cart';
import fc from 'fast-check';
import * as v from 'valibot';
import { aLine, aStoredCart, hotSpecial, plainSpecial } from '../testing/a-cart';
import { sameLines } from './cart';
import { restoreCart } from './stored-cart';

const restore = (value: unknown) => restoreCart(JSON.stringify(value));
const lost = { kind: 'lines-lost' };

test('a stored cart is restored with its choices and notes', () => {
  const cart = aStoredCart([hotSpecial(2), plainSpecial(), aLine(1)], 'WELCOME15');
  expect(restoreCart(cartText(cart))).toEqual({ cart, notices: [] });
});

test('the stored cart has only dish ids, quantities, choices, notes and the promo', () => {
  const cart = aStoredCart([hotSpecial(2), plainSpecial(), aLine(1)]);
  expect(JSON.parse(cartText(cart))).toEqual({
    version: 2,
    lines: [hotSpecial(2), plainSpecial(), aLine(1)],
    promo: null,
  });
});

test('the stored cart lets the inline page script detect whether it has lines', () => {
  expect(cartText(aStoredCart({ 1: 1 }))).toContain('"lines":[{');
  expect(cartText(emptyCart)).not.toContain('"lines":[{');
});

test('names, prices and pictures in a stored cart are ignored', () => {
  const { cart } = restore({
    lines: [{ ...aLine(1), name: '<script>', price: 0, image: 'https://evil.example/x' }],
  });
  expect(cart.lines).toEqual([aLine(1)]);
});

test.each([
  ['a quantity of 0', { ...aLine(1), quantity: 0 }],
  ['a negative quantity', { ...aLine(1), quantity: -4 }],
  ['half a burger', { ...aLine(1), quantity: 0.5 }],
  ['a quantity as text', { ...aLine(1), quantity: '2' }],
  ['an id as text', { ...aLine(1), dishId: '1' }],
  ['no choices', { dishId: 1, quantity: 1, note: '' }],
  ['choices that are none', { ...aLine(1), choices: ['cheese'] }],
  ['a note of 10,000 characters', { ...aLine(1), note: 'x'.repeat(10_000) }],
  ['a note over two lines', { ...aLine(1), note: 'one\ntwo' }],
  ['no line at all', null],
])('a stored cart line with %s is dropped, and the others are kept', (_name, line) => {
  const { cart, notices } = restore({ lines: [aLine(2), line] });
  expect(cart.lines).toEqual([aLine(2)]);
  expect(notices).toEqual([lost]);
});

test.each(['', '{', 'null', '42', '"cart"', '[]', '{"items":[]}', '{"lines":{}}', '{"lines":7}'])(
  'the damaged text %j in storage restores an empty cart with a notice',
  (text) => {
    expect(restoreCart(text)).toEqual({ cart: emptyCart, notices: [lost] });
  },
);

test('a stored cart keeps a dish that is not on the menu', () => {
  const unknown = { dishId: 4711, quantity: 1, choices: [], note: '' };
  expect(restore({ lines: [unknown] })).toEqual({
    cart: { lines: [unknown], promo: null },
    notices: [],
  });
});

test('an invalid promo code in a stored cart is dropped', () => {
  const lines = [aLine(1)];
  expect(restore({ lines, promo: 7 }).cart.promo).toBeNull();
  expect(restore({ lines, promo: 'X'.repeat(31) }).cart.promo).toBeNull();
});

test('any stored text restores a valid cart, and restoring that cart again gives the same one', () => {
  const line = fc.record({
    dishId: fc.oneof(fc.integer({ min: 0, max: 55 }), fc.anything()),
    quantity: fc.oneof(fc.integer(), fc.anything()),
    choices: fc.oneof(
      fc.array(fc.record({ group: fc.constantFrom('heat', 'more'), choice: fc.constant('hot') })),
      fc.anything(),
    ),
    note: fc.oneof(fc.string(), fc.anything()),
  });
  const cartLike = fc.record({ lines: fc.array(line), promo: fc.anything() }, { requiredKeys: [] });
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    cartLike.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const { cart } = restoreCart(stored);
      expect(cart.lines.every((one) => v.is(DishInputSchema, one) && one.quantity >= 1)).toBe(true);
      const again = restoreCart(cartText(cart));
      expect(again.notices).toEqual([]);
      expect(sameLines(again.cart, cart)).toBe(true);
    }),
  );
});
