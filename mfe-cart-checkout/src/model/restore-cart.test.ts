import { dishes } from '@burger/shared/catalogue';
import { CartSchema } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import * as v from 'valibot';
import { aCart } from '../testing/a-cart';
import { emptyCart, sameContents } from './cart';
import { cartText, restoreCart } from './restore-cart';

const house = { dishes, promos: restaurant.promos };
const restore = (value: unknown) => restoreCart(JSON.stringify(value), house);
const lost = { kind: 'lines-lost' };

test('what is stored comes back', () => {
  const cart = aCart({ 1: 2, 30: 1 }, 'WELCOME15');
  expect(restoreCart(cartText(cart), house)).toEqual({ cart, notices: [] });
});

test('nothing stored is an empty cart without a word', () => {
  expect(restoreCart(null, house)).toEqual({ cart: emptyCart, notices: [] });
});

test('only ids and quantities are stored', () => {
  expect(cartText(aCart({ 1: 2 }))).toBe(
    '{"version":1,"items":[{"id":1,"quantity":2}],"promo":null}',
  );
});

test('names, prices and pictures come from the catalogue, whatever the text says', () => {
  const { cart } = restore({
    items: [{ id: 1, quantity: 1, name: '<script>', price: '₹0', image: 'https://evil.example/x' }],
  });
  expect(cart.items).toEqual(aCart({ 1: 1 }).items);
  expect(cart.total).toBe(4_900);
});

test.each([
  ['a quantity of 0', { id: 1, quantity: 0 }],
  ['a negative quantity', { id: 1, quantity: -4 }],
  ['half a burger', { id: 1, quantity: 0.5 }],
  ['a quantity as text', { id: 1, quantity: '2' }],
  ['an id as text', { id: '1', quantity: 2 }],
  ['no line at all', null],
  ['an unknown dish', { id: 4711, quantity: 1 }],
])('%s costs that line only', (_name, line) => {
  const { cart, notices } = restore({ items: [{ id: 2, quantity: 1 }, line] });
  expect(cart.items.map(({ id }) => id)).toEqual([2]);
  expect(notices).toEqual([lost]);
});

test.each(['', '{', 'null', '42', '"cart"', '[]', '{"items":{}}', '{"items":null}'])(
  'the damaged text %j is an empty cart, and that is told',
  (text) => {
    expect(restoreCart(text, house)).toEqual({ cart: emptyCart, notices: [lost] });
  },
);

test('a dish that is out of season is left out and named', () => {
  const { cart, notices } = restore({ items: [{ id: 50, quantity: 1 }] });
  expect(cart).toEqual(emptyCart);
  const name = dishes.find(({ id }) => id === 50)?.name;
  expect(notices).toEqual([{ kind: 'dish-unavailable', name }]);
});

test('the same dish twice is one line', () => {
  const { cart } = restore({
    items: [
      { id: 1, quantity: 2 },
      { id: 1, quantity: 3 },
    ],
  });
  expect(cart).toEqual(aCart({ 1: 5 }));
});

test('a promo that the cart does not deserve is taken off', () => {
  const { cart, notices } = restore({ items: [{ id: 1, quantity: 1 }], promo: 'FAMILY5' });
  expect(cart.promo).toBeNull();
  expect(notices).toEqual([{ kind: 'promo-taken-off', code: 'FAMILY5', minOrder: 500 }]);
});

test('whatever stands in the storage, a cart of the contract comes out, and again the same', () => {
  const line = fc.record({ id: fc.anything(), quantity: fc.anything() });
  const known = fc.record({ id: fc.integer({ min: 0, max: 55 }), quantity: fc.integer() });
  const cartLike = fc.record({ items: fc.array(fc.oneof(line, known)), promo: fc.anything() });
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    cartLike.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const { cart } = restoreCart(stored, house);
      expect(v.is(CartSchema, cart)).toBe(true);
      const again = restoreCart(cartText(cart), house);
      expect(again.notices).toEqual([]);
      expect(sameContents(again.cart, cart)).toBe(true);
    }),
  );
});
