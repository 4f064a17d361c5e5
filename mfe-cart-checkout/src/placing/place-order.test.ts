import fc from 'fast-check';
import { aStoredCart } from '../testing/a-cart';
import { aDocument, anItem, anOrder, aStoredOrder } from '../testing/an-order';
import {
  aBillChange,
  changed,
  draft,
  key,
  lost,
  placer,
  refused,
  repeat,
  stored,
} from '../testing/placing-world';
import { agreementAfter } from './order-draft';
import { noDetails } from './details';
import type { OrderAnswer } from './order-draft';

test('a stored order: cart cleared, placement told, details kept, key forgotten', async () => {
  const { placeOrder, heard, placed, kept, tryNow } = placer([stored]);
  const success = { ...aStoredOrder(), shownTotal: 10_290, otherDetails: false };
  expect(await placeOrder(draft)).toEqual({ kind: 'placed' });
  expect(placed.get()).toEqual(success);
  // Where it is followed is known before the cart of any tab is empty.
  expect(heard).toEqual(['follow', 'clear', 'BK123456789']);
  expect(kept.lastDelivery.read()).toEqual({ uid: 'asha', details: draft.details });
  expect(tryNow()).toBeNull();
});

test('the chat about it opens; where the browser does not open it, the order says so', async () => {
  const { placeOrder, placed, openChat } = placer([stored, stored]);
  await placeOrder(draft);
  expect(openChat).toHaveBeenCalledWith(aStoredOrder().order);
  expect(placed.get()?.chatBlocked).toBeUndefined();
  openChat.mockReturnValueOnce(false);
  await placeOrder(draft);
  expect(placed.get()?.chatBlocked).toBe(true);
});

test('a double click sends one request', async () => {
  const { placeOrder, sent } = placer([stored, stored]);
  const [one, other] = await Promise.all([placeOrder(draft), placeOrder(draft)]);
  expect(one).toBe(other);
  expect(sent).toHaveLength(1);
});

test('after a lost answer the cart stays, and the next try carries the same key', async () => {
  const { placeOrder, keysSent, heard, tryNow } = placer([lost, repeat]);
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
  expect(heard).toEqual([]);
  expect(tryNow()).toMatchObject({ key: key('1'), unanswered: true });
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a failure is one only where no earlier try may have stored the order', async () => {
  const { placeOrder } = placer([{ kind: 'failed' }, lost, { kind: 'failed' }]);
  expect(await placeOrder(draft)).toEqual({ kind: 'failed' });
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
  expect(await placeOrder(draft)).toEqual({ kind: 'unsure' });
});

test('offline is said', async () => {
  const { placeOrder, world } = placer([lost]);
  world.online = false;
  expect(await placeOrder(draft)).toEqual({ kind: 'offline' });
});

test('a refusal is handed on; the key stays, for it can never make two orders', async () => {
  const { placeOrder, keysSent, tryNow } = placer([refused('promo-refused'), stored]);
  expect(await placeOrder(draft)).toEqual({
    kind: 'refused',
    refusal: { code: 'promo-refused', message: 'No' },
  });
  expect(tryNow()).toMatchObject({ unanswered: false });
  await placeOrder({ ...draft, details: { ...draft.details, landmark: 'Lake' } });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test("a request that could not be proven as our page's keeps its key: an earlier try may have stored the order", async () => {
  const notOurs = refused('forbidden', 'not-our-page');
  const { placeOrder, keysSent, heard } = placer([lost, notOurs, repeat]);
  await placeOrder(draft);
  expect(await placeOrder(draft)).toMatchObject({
    kind: 'refused',
    refusal: { reason: 'not-our-page' },
  });
  expect(heard).toEqual([]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1'), key('1')]);
});

test('a token that has run out is replaced, and the order placed with the same key', async () => {
  const { placeOrder, tokens, keysSent } = placer([refused('unauthenticated'), stored]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(tokens).toEqual(['token', 'fresh']);
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a sign-in that is refused with a fresh token as well is told', async () => {
  const no = refused('unauthenticated');
  const { placeOrder, tokens } = placer([no, no]);
  expect(await placeOrder(draft)).toEqual({
    kind: 'signed-out',
    refusal: { code: 'unauthenticated', message: 'No' },
  });
  expect(tokens).toEqual(['token', 'fresh']);
});

test('a refusal does not make an earlier unanswered try answered', async () => {
  const { placeOrder, tryNow, world } = placer([lost, refused('unauthenticated')]);
  world.fresh = null;
  await placeOrder(draft);
  expect(await placeOrder(draft)).toEqual({
    kind: 'signed-out',
    refusal: { code: 'unauthenticated', message: 'No' },
  });
  expect(tryNow()).toMatchObject({ unanswered: true });
});

test('without a token nothing is sent', async () => {
  const { placeOrder, world, sent } = placer();
  world.token = null;
  expect(await placeOrder(draft)).toEqual({ kind: 'signed-out', refusal: null });
  expect(sent).toEqual([]);
});

test('a key that belongs to another account is given up', async () => {
  const { placeOrder, keysSent } = placer([refused('forbidden'), stored]);
  await placeOrder(draft);
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2')]);
});

test('customers on one device do not share keys', async () => {
  const { placeOrder, keysSent } = placer([lost, lost, lost]);
  await placeOrder(draft);
  await placeOrder({ ...draft, uid: 'ravi' });
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2'), key('1')]);
});

test('a cart that another tab has ordered or changed is not placed', async () => {
  const { placeOrder, world, sent } = placer([stored]);
  world.cart = aStoredCart({});
  expect(await placeOrder(draft)).toEqual({ kind: 'cart-changed' });
  expect(sent).toEqual([]);
});

test('whatever throws on the way is a failure, not a crash', async () => {
  const { placeOrder, sent } = placer();
  const broken = { ...draft, details: noDetails };
  expect(await placeOrder(broken)).toEqual({ kind: 'failed' });
  expect(sent).toEqual([]);
});

test('an order that went through with other details is placed, and that is noted', async () => {
  const elsewhere = { ...aDocument().customerDetails, address: 'Elsewhere' };
  const stored = aStoredOrder({ customerDetails: elsewhere });
  const { placeOrder, placed } = placer([{ kind: 'order', stored, isNew: false }]);
  await placeOrder(draft);
  expect(placed.get()).toMatchObject({ ...stored, otherDetails: true });
});

test('when the key had placed another cart, this cart is kept and gets a new key', async () => {
  const other = aStoredOrder({ items: [anItem({ id: 2 })] });
  const { placeOrder, heard, keysSent } = placer([
    lost,
    { kind: 'order', stored: other, isNew: false },
    stored,
  ]);
  await placeOrder(draft);
  expect(await placeOrder(draft)).toEqual({ kind: 'earlier', order: other.order });
  expect(heard).toEqual([]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1'), key('2')]);
});

test.each([
  ['long after an unanswered try', 31],
  ['after one of before the clock was put back', -60],
])('the same cart %s: the old order is told, not taken for a new one', async (_when, minutes) => {
  const { placeOrder, world, heard } = placer([lost, repeat]);
  await placeOrder(draft);
  world.now = minutes * 60_000;
  expect(await placeOrder(draft)).toEqual({ kind: 'earlier', order: anOrder() });
  expect(heard).toEqual([]);
});

const change = aBillChange();
const agreed = { ...draft, agreed: agreementAfter(draft.agreed, change) };

test('a bill that has changed: nothing is placed, the cart stays, and the change is handed on', async () => {
  const { placeOrder, heard, placed, shopHasChanged } = placer([changed]);
  expect(await placeOrder(draft)).toEqual({ kind: 'bill-changed', change });
  expect(heard).toEqual([]);
  expect(placed.get()).toBeNull();
  expect(shopHasChanged).toHaveBeenCalledWith(change.revision);
});

test('agreeing sends the new terms under the same key', async () => {
  const { placeOrder, sent, keysSent, tryNow } = placer([changed, stored]);
  await placeOrder(draft);
  expect(tryNow()).toMatchObject({ unanswered: false });
  expect(await placeOrder(agreed)).toMatchObject({ kind: 'placed' });
  expect(sent[1]).toMatchObject({ version: change.version, agreedTotal: change.bill.total });
  expect(keysSent()).toEqual([key('1'), key('1')]);
});

test('a try that was never answered before the bill changed stays so', async () => {
  const { placeOrder, tryNow } = placer([lost, changed]);
  await placeOrder(draft);
  await placeOrder(draft);
  expect(tryNow()).toMatchObject({ unanswered: true });
});

test('an older try that had gone through is answered by itself, with its own total told', async () => {
  const { placeOrder, placed } = placer([lost, repeat]);
  await placeOrder({ ...draft, agreed: { ...draft.agreed, total: 9_000 } });
  await placeOrder({ ...draft, agreed: { ...draft.agreed, total: 9_000 } });
  expect(placed.get()).toMatchObject({ shownTotal: 9_000, order: { bill: { total: 10_290 } } });
});

test.each([
  ...(['dish-unavailable', 'choice-refused', 'promo-refused', 'closed', 'paused'] as const).map(
    (code) => [code, [[null]]] as const,
  ),
  ['invalid', []] as const,
])('after a refusal because of %s the shop is asked for what is new: %j', async (code, asked) => {
  const { placeOrder, shopHasChanged } = placer([refused(code)]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'refused', refusal: { code } });
  expect(shopHasChanged.mock.calls).toEqual(asked);
});

test('nobody is charged anything else than what the button said, whatever the server counts', async () => {
  const totals = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), totals, async (shown, counted) => {
      const charged: number[] = [];
      // Prices anew at each request, and stores only what was agreed.
      const { placeOrder, sent } = placer(({ agreedTotal }): OrderAnswer => {
        const total = counted.length > 1 ? (counted.shift() ?? 0) : (counted[0] ?? 0);
        if (total !== agreedTotal) {
          const bill = { ...change.bill, total };
          return { kind: 'bill-changed', change: aBillChange({ bill }) };
        }
        charged.push(total);
        const pricing = { ...aDocument().pricing, total: total / 100 };
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
