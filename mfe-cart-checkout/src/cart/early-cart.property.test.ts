import type { LineInput } from '@burger/shared/contracts';
import { earlyAdds } from '@burger/shared/order/early-cart';
import { lineIdOf } from '@burger/shared/order/lines';
import { cartText, emptyCart, stepStored, type StoredCart } from '@burger/shared/order/stored-cart';
import fc from 'fast-check';
import { aLine, hotSpecial, plainSpecial, specialShop } from '../testing/a-cart';
import { ownedCart } from '../testing/cart-services';
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

type Owner = ReturnType<typeof ownedCart>;
interface Step {
  dishId: number;
  by: 1 | -1;
  /** Whether another tab adds a dish that is not sold out before this click. */
  afterOther: boolean;
}

const elsewhere = aLine(39);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    dishId: fc.constantFrom(...dishIds),
    by: fc.constantFrom<1 | -1>(1, 1, -1),
    afterOther: fc.boolean(),
  }),
);

/** Makes clicks as the page's first script does. Returns the stored text. */
function clickEarly(first: string | null, made: readonly Step[]): string | null {
  let text = first;
  for (const { dishId, by, afterOther } of made) {
    if (afterOther) text = cartText(addLine(restoreCart(text).cart, elsewhere));
    const isIn = (cart: StoredCart) => cart.lines.some((line) => line.dishId === dishId);
    const before = restoreCart(text).cart;
    if (by < 0 && !isIn(before)) continue;
    const after = stepStored(text, dishId, by)!;
    if (!isIn(after)) earlyAdds().delete(dishId);
    else if (!isIn(before)) earlyAdds().set(dishId, 'As it was called');
    text = cartText(after);
  }
  return text;
}

/** Requests from a running owner what the menu would for the same clicks. */
function request(
  { bus, published, add, kept, elsewhere: inOtherTab }: Owner,
  made: readonly Step[],
) {
  for (const { dishId, by, afterOther } of made) {
    if (afterOther) inOtherTab(cartText(addLine(restoreCart(kept.read()).cart, elsewhere)));
    const line = published()?.lines.findLast((one) => one.dishId === dishId);
    if (line) {
      const { lineId, quantity } = line;
      bus.emit('cart/quantity-requested', { lineId, quantity: quantity + by });
    } else if (by > 0) add({ dishId, quantity: 1, choices: [], note: '' });
  }
}

// A device without a stored cart has an empty one.
const stateOf = ({ kept, published }: Owner) => ({
  text: kept.read() ?? cartText(emptyCart),
  cart: published(),
});

test('the cart owner takes over early clicks as if they had been its requests, also beside another tab', () => {
  fc.assert(
    fc.property(
      fc.option(aStored),
      steps,
      fc.subarray(dishIds),
      steps,
      (first, early, soldOut, later) => {
        const at = Date.parse('2026-11-29T12:00:00+05:30');
        const shop = specialShop({ soldOut: soldOut.map((what) => ({ what, until: null })) }, at);
        const stored = first && cartText(first);
        const owner = ownedCart(stored, shop);
        owner.start();
        request(owner, early);

        earlyAdds().clear();
        const successor = ownedCart(clickEarly(stored, early), shop);
        const refused = [...earlyAdds().keys()].filter((id) => soldOut.includes(id));
        successor.start();
        expect(stateOf(successor)).toEqual(stateOf(owner));
        expect(successor.notices.get()).toEqual(
          refused.map((dishId) => expect.objectContaining({ kind: 'not-added', dishId }) as object),
        );
        expect(earlyAdds().size).toBe(0);

        for (const one of [owner, successor]) request(one, later);
        expect(stateOf(successor)).toEqual(stateOf(owner));
      },
    ),
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
