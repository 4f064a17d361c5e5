import type { LineInput } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/order/lines';
import { cartText, emptyCart, stepStored, type StoredCart } from '@burger/shared/order/stored-cart';
import fc from 'fast-check';
import { aLine, hotSpecial, plainSpecial } from '../testing/a-cart';
import { addLine, cartOfLines, setQuantity } from './cart';
import { restoreCart } from './stored-cart';

/** One click on plus or minus in the menu, as the cart's owner handles it. */
function byOwner(cart: StoredCart, dishId: number, by: 1 | -1): StoredCart {
  const last = cart.lines.findLast((line) => line.dishId === dishId);
  if (last) return setQuantity(cart, lineIdOf(last), last.quantity + by);
  return by > 0 ? addLine(cart, { dishId, quantity: 1, choices: [], note: '' }) : cart;
}

const dishIds = [1, 2, 7];
const aStoredLine: fc.Arbitrary<LineInput> = fc
  .record({
    line: fc.constantFrom(...dishIds.map((id) => aLine(id)), hotSpecial(), plainSpecial()),
    quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(999_999, 1_000_000)),
    note: fc.constantFrom('', 'no onion'),
  })
  .map(({ line, ...own }) => ({ ...line, ...own }));
const aStored = fc
  .tuple(fc.array(aStoredLine, { maxLength: 5 }), fc.constantFrom(null, 'WELCOME15'))
  .map(([lines, promo]) => cartOfLines(lines, promo));
const clicks = fc.array(
  fc.record({ dishId: fc.constantFrom(...dishIds), by: fc.constantFrom<1 | -1>(1, 1, -1) }),
);

test('the inline page script stores exactly the text that the cart stores after the same clicks', () => {
  fc.assert(
    fc.property(fc.option(aStored), clicks, (first, made) => {
      let text = first && cartText(first);
      let cart = first ?? emptyCart;
      for (const { dishId, by } of made) {
        // A dish outside the cart has no minus button.
        if (by < 0 && !cart.lines.some((line) => line.dishId === dishId)) continue;
        const stepped = stepStored(text, dishId, by);
        cart = byOwner(cart, dishId, by);
        text = stepped && cartText(stepped);
        expect(text).toBe(cartText(cart));
        expect(restoreCart(text)).toEqual({ cart, notices: [] });
      }
    }),
  );
});

test.each([
  ['damaged JSON', '{"version":2,"lines":['],
  ['no lines', '{"version":2,"promo":null}'],
  ['a line of null', '{"version":2,"lines":[null],"promo":null}'],
  ['another version', cartText(emptyCart).replace('2', '1')],
  ['other fields', '{"version":2,"lines":[],"promo":null,"more":1}'],
])('the inline page script leaves a stored cart with %s to the cart remote', (_what, text) => {
  expect(stepStored(text, 1, 1)).toBeNull();
});
