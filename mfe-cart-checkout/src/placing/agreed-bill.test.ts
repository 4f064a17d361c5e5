import fc from 'fast-check';
import { aBillChange } from '../testing/a-bill-change';
import { aStoredOrder } from '../testing/an-order';
import {
  changed,
  draft,
  key,
  lost,
  placingWorld,
  refused,
  repeat,
  stored,
} from '../testing/placing-world';
import { agreementAfter } from './agreement';
import type { OrderAnswer } from './ports';

const change = aBillChange();
const agreed = { ...draft, agreed: agreementAfter(draft.agreed, change) };

test('a bill that has changed: nothing is placed, the cart stays, and the change is handed on', async () => {
  const { placeOrder, heard, placed } = placingWorld([changed]);
  expect(await placeOrder(draft)).toEqual({ kind: 'bill-changed', change });
  expect(heard).toEqual([]);
  expect(placed.get()).toBeNull();
});

test('the shop is asked for what is new, and the way is as long as the server counts it', async () => {
  const { placeOrder, shopHasChanged, settleWay } = placingWorld([changed]);
  await placeOrder(draft);
  expect(shopHasChanged).toHaveBeenCalledWith(change.revision);
  expect(settleWay).toHaveBeenCalledWith(draft.location, change.km);
});

test('agreeing sends the new terms under the same key', async () => {
  const { placeOrder, sent, keysSent, tries } = placingWorld([changed, stored]);
  await placeOrder(draft);
  expect(tries.get('asha')?.read()).toMatchObject({ unanswered: false });
  expect(await placeOrder(agreed)).toMatchObject({ kind: 'placed' });
  expect(sent[1]).toMatchObject({ version: change.version, agreedTotal: change.bill.total });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a try that was never answered before the bill changed stays so', async () => {
  const { placeOrder, tries } = placingWorld([lost, changed]);
  await placeOrder(draft);
  await placeOrder(draft);
  expect(tries.get('asha')?.read()).toMatchObject({ unanswered: true });
});

test('an older try that had gone through is answered by itself, with its own total told', async () => {
  const { placeOrder, placed } = placingWorld([lost, repeat]);
  await placeOrder({ ...draft, agreed: { ...draft.agreed, total: 9_000 } });
  await placeOrder({ ...draft, agreed: { ...draft.agreed, total: 9_000 } });
  expect(placed.get()).toMatchObject({ shownTotal: 9_000, order: { bill: { total: 10_290 } } });
});

test.each(['dish-unavailable', 'choice-refused', 'promo-refused', 'closed', 'paused'] as const)(
  'a refusal because of %s asks for what is new of the shop',
  async (code) => {
    const { placeOrder, shopHasChanged } = placingWorld([refused(code)]);
    expect(await placeOrder(draft)).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(shopHasChanged).toHaveBeenCalledWith(null);
  },
);

test('a refusal that is not about the shop does not', async () => {
  const { placeOrder, shopHasChanged } = placingWorld([refused('invalid')]);
  await placeOrder(draft);
  expect(shopHasChanged).not.toHaveBeenCalled();
});

test('nobody is charged anything else than what the button said, whatever the server counts', async () => {
  const totals = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), totals, async (shown, counted) => {
      const charged: number[] = [];
      // Prices anew at each request, and stores only what was agreed.
      const { placeOrder, sent } = placingWorld(({ agreedTotal }): OrderAnswer => {
        const total = counted.length > 1 ? (counted.shift() ?? 0) : (counted[0] ?? 0);
        if (total !== agreedTotal) {
          const bill = { ...change.bill, total };
          return { kind: 'bill-changed', change: aBillChange({ bill }) };
        }
        charged.push(total);
        const pricing = { ...pricingOf(total) };
        return { kind: 'order', stored: aStoredOrder({ pricing }), isNew: true };
      });
      let next = { ...draft, agreed: { ...draft.agreed, total: shown } };
      const said = [shown];
      for (let presses = 0; presses < 10; presses += 1) {
        const outcome = await placeOrder(next);
        if (outcome.kind !== 'bill-changed') break;
        next = { ...draft, agreed: agreementAfter(next.agreed, outcome.change) };
        said.push(next.agreed.total);
      }
      expect(sent.map(({ agreedTotal }) => agreedTotal)).toEqual(said);
      expect(charged).toEqual([said.at(-1)]);
    }),
  );
});

const pricingOf = (total: number) => ({
  subtotal: 0,
  promoDiscount: 0,
  appliedPromo: null,
  deliveryCharge: 0,
  cgst: 0,
  sgst: 0,
  total: total / 100,
});
