import { noOrderFields } from '@burger/shared/contracts';
import fc from 'fast-check';
import { aStoredCart } from '../../testing/a-cart';
import { aDocument, anItem, anOrder, aStoredOrder } from '../../testing/an-order';
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
} from '../../testing/placing-world';
import { agreementAfter } from '../draft/order-draft';
import type { OrderAnswer, PlaceOutcome } from '../draft/order-draft';

test('a stored order clears the cart, emits order/placed, keeps the address and drops the key', async () => {
  const { placeOrder, events, placed, stored: storage, tryNow } = placer([stored]);
  const success = { ...aStoredOrder(), shownTotal: 10_290, otherDetails: false };
  expect(await placeOrder(draft)).toEqual({ kind: 'placed' });
  expect(placed.get()).toEqual(success);
  // Other tabs read the tracking key when they see the empty cart, so the key must be stored before.
  expect(events).toEqual(['follow', 'clear', 'BK123456789']);
  expect(storage.lastDelivery.read()).toEqual({ uid: 'asha', details: draft.details });
  expect(tryNow()).toBeNull();
});

test('a placed order opens the WhatsApp chat, and a blocked window is recorded on the order', async () => {
  const { placeOrder, placed, openChat } = placer([stored, stored]);
  await placeOrder(draft);
  expect(openChat).toHaveBeenCalledWith(aStoredOrder().order);
  expect(placed.get()?.chatBlocked).toBeUndefined();
  openChat.mockReturnValueOnce(false);
  await placeOrder(draft);
  expect(placed.get()?.chatBlocked).toBe(true);
});

test.each([
  ['online', 1],
  // An earlier attempt stored this as an online order. A customer who now chose cash is not redirected to
  // pay.
  ['cod', 0],
] as const)(
  'an unpaid order opens no chat, and choosing %s redirects to the payment %d times',
  async (method, times) => {
    const order = aStoredOrder({ paymentMethod: 'online' });
    const { placeOrder, placed, openChat, goToPay, events } = placer([
      { kind: 'order', stored: order, isNew: true },
    ]);
    expect(await placeOrder({ ...draft, way: method })).toEqual({ kind: 'placed' });
    expect(placed.get()).toMatchObject(order);
    expect(goToPay).toHaveBeenCalledTimes(times);
    expect(openChat).not.toHaveBeenCalled();
    expect(events).toEqual(['follow', 'clear', 'BK123456789']);
  },
);

test('a double click on Place Order sends one request', async () => {
  const { placeOrder, sent } = placer([stored, stored]);
  const [one, other] = await Promise.all([placeOrder(draft), placeOrder(draft)]);
  expect(one).toBe(other);
  expect(sent).toHaveLength(1);
});

const no = refused('unauthenticated');
const failed: OrderAnswer = { kind: 'failed' };
const otherCart = aStoredOrder({ items: [anItem({ id: 2 })] });

// The expected outcome of each press, and the key of each request: a key that may have an order is never
// dropped.
test.each<[string, OrderAnswer[], PlaceOutcome['kind'][], keys: string]>([
  ['an answer that is lost', [lost, repeat], ['unsure', 'placed'], '11'],
  [
    'a failure, which is one only where no earlier try may have stored the order',
    [failed, lost, failed],
    ['failed', 'unsure', 'unsure'],
    '111',
  ],
  [
    'an order that waits for others before it',
    [{ kind: 'waiting' }, stored],
    ['waiting', 'placed'],
    '11',
  ],
  ['a refusal', [refused('promo-refused'), stored], ['refused', 'placed'], '11'],
  [
    "a request that could not be proven as our page's",
    [lost, refused('forbidden', 'not-our-page'), repeat],
    ['unsure', 'refused', 'placed'],
    '111',
  ],
  ['a token that has run out', [no, stored], ['placed'], '11'],
  ['a fresh token that is refused as well', [no, no], ['signed-out'], '11'],
  ['a key of another account', [refused('forbidden'), stored], ['refused', 'placed'], '12'],
  [
    'a key that had placed another cart',
    [lost, { kind: 'order', stored: otherCart, isNew: false }, stored],
    ['unsure', 'earlier', 'placed'],
    '112',
  ],
  ['a bill that has changed', [changed, stored], ['bill-changed', 'placed'], '11'],
])('after %s, the cart stays until its order is stored', async (_what, answers, outcomes, keys) => {
  const { placeOrder, keysSent, events } = placer(answers);
  for (const kind of outcomes) {
    expect(events).toEqual([]);
    expect(await placeOrder(draft)).toMatchObject({ kind });
  }
  expect(keysSent()).toEqual([...keys].map(key));
});

test.each<[string, OrderAnswer[], boolean]>([
  ['lost', [lost], false],
  ['refused', [refused('promo-refused')], true],
  ['for another bill', [changed], true],
  ['lost, then refused', [lost, no, no], false],
  ['lost, then for another bill', [lost, changed], false],
])(
  'an order attempt that was %s is recorded as answered=%s',
  async (_what, answers, isAnswered) => {
    const { placeOrder, tryNow } = placer(answers);
    while (answers.length > 0) await placeOrder(draft);
    expect(tryNow()).toMatchObject({ key: key('1'), unanswered: !isAnswered });
  },
);

test('each press of Place Order sends the next attempt number with the same idempotency key', async () => {
  const { placeOrder, sent } = placer([lost, changed, stored]);
  for (let presses = 0; presses < 3; presses += 1) await placeOrder(draft);
  expect(sent.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

test('a rejected ID token is replaced once before the customer is signed out', async () => {
  const { placeOrder, tokens } = placer([no, no]);
  const refusal = { code: 'unauthenticated', message: 'No' };
  expect(await placeOrder(draft)).toEqual({ kind: 'signed-out', refusal });
  expect(tokens).toEqual(['token', 'fresh']);
});

test.each<[string, Partial<ReturnType<typeof placer>['world']>, PlaceOutcome, sent: number]>([
  ['without network', { online: false }, { kind: 'offline' }, 1],
  ['without a token', { token: null }, { kind: 'signed-out', refusal: null }, 0],
  [
    'for a cart that another tab has ordered',
    { cart: aStoredCart({}) },
    { kind: 'cart-changed' },
    0,
  ],
])(
  'a press of Place Order %s returns its own outcome and sends no further request',
  async (_what, input, outcome, times) => {
    const { placeOrder, world, sent } = placer([lost]);
    Object.assign(world, input);
    expect(await placeOrder(draft)).toEqual(outcome);
    expect(sent).toHaveLength(times);
  },
);

test('customers on one device do not share idempotency keys', async () => {
  const { placeOrder, keysSent } = placer([lost, lost, lost]);
  await placeOrder(draft);
  await placeOrder({ ...draft, uid: 'ravi' });
  await placeOrder(draft);
  expect(keysSent()).toEqual([key('1'), key('2'), key('1')]);
});

test('an exception while placing the order is reported as a failure', async () => {
  const { placeOrder, sent } = placer();
  const broken = { ...draft, details: noOrderFields };
  expect(await placeOrder(broken)).toEqual({ kind: 'failed' });
  expect(sent).toEqual([]);
});

test('a new order is not flagged as one that an earlier attempt stored with other details', async () => {
  const elsewhere = { ...aDocument().customerDetails, address: 'Elsewhere' };
  const stored = aStoredOrder({ customerDetails: elsewhere });
  const { placeOrder, placed } = placer([{ kind: 'order', stored, isNew: true }]);
  await placeOrder(draft);
  expect(placed.get()).toMatchObject({ otherDetails: false });
});

test('an order that an earlier attempt stored with other details is placed and flagged', async () => {
  const elsewhere = { ...aDocument().customerDetails, address: 'Elsewhere' };
  const stored = aStoredOrder({ customerDetails: elsewhere });
  const { placeOrder, placed } = placer([{ kind: 'order', stored, isNew: false }]);
  await placeOrder(draft);
  expect(placed.get()).toMatchObject({ ...stored, otherDetails: true });
});

test.each([
  ['long after an attempt without a response', 31],
  ['after an attempt from before the clock was set back', -60],
])(
  'ordering the same cart %s reports the earlier order instead of a new one',
  async (_when, minutes) => {
    const { placeOrder, world, events } = placer([lost, repeat]);
    await placeOrder(draft);
    world.now = minutes * 60_000;
    expect(await placeOrder(draft)).toEqual({ kind: 'earlier', order: anOrder() });
    expect(events).toEqual([]);
  },
);

const change = aBillChange();

test('a changed bill places no order, keeps the cart and returns the change', async () => {
  const { placeOrder, sent, placed, shopHasChanged } = placer([changed, stored]);
  expect(await placeOrder(draft)).toEqual({ kind: 'bill-changed', change });
  expect(placed.get()).toBeNull();
  expect(shopHasChanged).toHaveBeenCalledWith(change.revision);
  await placeOrder({ ...draft, agreed: agreementAfter(draft.agreed, change) });
  expect(sent[1]).toMatchObject({ version: change.version, agreedTotal: change.bill.total });
});

test('an earlier order attempt that was stored succeeds and reports its own total', async () => {
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
])(
  'after an order is refused with %s the shop data are refreshed with %j',
  async (code, requested) => {
    const { placeOrder, shopHasChanged } = placer([refused(code)]);
    expect(await placeOrder(draft)).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(shopHasChanged.mock.calls).toEqual(requested);
  },
);

test('no order is stored with a total other than the one on the button', async () => {
  const totals = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), totals, async (visible, counted) => {
      const charged: number[] = [];
      // A fake server that reprices each request and stores an order only for the agreed total.
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
      let next = { ...draft, agreed: { ...draft.agreed, total: visible } };
      const message = [visible];
      for (let presses = 0; presses < 10; presses += 1) {
        const outcome = await placeOrder(next);
        if (outcome.kind !== 'bill-changed') break;
        next = { ...draft, agreed: agreementAfter(next.agreed, outcome.change) };
        message.push(next.agreed.total);
      }
      expect(sent.map(({ agreedTotal }) => agreedTotal)).toEqual(message);
      expect(charged).toEqual([message.at(-1)]);
    }),
  );
});
