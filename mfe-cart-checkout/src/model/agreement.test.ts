import { lineIdOf } from '@burger/shared/lines';
import type { Bill } from '@burger/shared/pricing';
import { aShop, seedVersion } from '@burger/shared/testing/shop';
import { aBillChange } from '../testing/a-bill-change';
import { aCart, aLine } from '../testing/a-cart';
import { agreementAfter, agreementOn } from './agreement';

const free = { subtotal: 0, discount: 0, delivery: 0, cgst: 0, sgst: 0, roundOff: 0 };
const bill: Bill = { ...free, total: 12_345 };

test('a press agrees to the total that is shown, for what can be ordered', () => {
  const shop = aShop({ soldOut: [{ what: 2, until: null }] });
  const cart = aCart({ 1: 2, 2: 1 }, 'BIRTHDAY', shop);
  expect(agreementOn(cart, bill, shop)).toMatchObject({
    version: seedVersion,
    promo: 'BIRTHDAY',
    total: 12_345,
    lines: [aLine(1, 2)],
  });
});

test("the next press agrees to the server's terms, without what cannot be had", () => {
  const before = { version: seedVersion, lines: [aLine(1, 2), aLine(2)], promo: 'X', total: 1 };
  const gone = { name: 'x', was: 1, now: null, backAt: null };
  const change = aBillChange({
    lines: [
      { ...gone, lineId: lineIdOf(aLine(2)), problem: 'sold-out' },
      { ...gone, lineId: lineIdOf(aLine(1)), now: 5, problem: null },
    ],
  });
  expect(agreementAfter(before, change)).toEqual({
    version: change.version,
    lines: [aLine(1, 2)],
    promo: null,
    total: 23_836,
  });
});
