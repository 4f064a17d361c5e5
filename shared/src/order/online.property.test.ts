import fc from 'fast-check';
import { anOrder } from '../testing/an-order';
import { heldFor, isHeld, leftOf, type Online } from './online';
import { takeDispute, takeRefunds } from './provider-reports';
import {
  giveBack,
  letGo,
  moveRefund,
  payOnHandOver,
  settled,
  takePayment,
  withAttempt,
} from './online-steps';
import { lifeOf, type OrderLife } from './order';
import { documentLife } from './order-document';
import { readBooked } from './read-booked';

const start = Date.parse('2026-01-05T08:00:00.000Z');
const amount = 10_290;
const iso = (ms: number) => new Date(ms).toISOString();
const document = anOrder({ paymentMethod: 'online' });
const first: OrderLife = {
  ...lifeOf(readBooked(document)!)!,
  online: heldFor(amount, start, 10),
};

type Event = (life: OrderLife, at: string) => OrderLife | null;
const same =
  (event: Event): Event =>
  (life, at) =>
    event(life, at) ?? life;

/** A status change at the counter, after the order was announced. Here it only needs the status. */
const moveTo =
  (status: OrderLife['status']): Event =>
  (life, at) => {
    if (isHeld(life) || life.status === 'cancelled' || life.status === 'delivered') return life;
    return { ...life, status, history: [...life.history, { status, at, by: 'kitchen' }] };
  };

const takes = fc
  .record({ id: fc.constantFrom('p1', 'p2', 'p3'), amount: fc.constantFrom(amount, amount, 100) })
  .map(
    ({ id, amount: some }): Event =>
      (life, at) =>
        takePayment(life, { id, amount: some, fee: null, at }),
  );
const ofNow = ({ online }: OrderLife, id: string) =>
  online?.refunds.find((refund) => refund.id === id) ?? { id, tries: 1 };
const answers = fc
  .record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'cancelled', 'note'),
    to: fc.constantFrom('done' as const, 'failed' as const, 'requested' as const),
  })
  .map(
    ({ id, to }): Event =>
      (life) =>
        moveRefund(life, ofNow(life, id), to),
  );
const payOuts = fc.constantFrom('p1', 'p2', 'cancelled').map((id): Event => (life, at) => {
  const refund = ofNow(life, id);
  const isFailed = 'state' in refund && refund.state === 'failed';
  return isFailed ? moveRefund(life, refund, 'done', { paidOut: { by: 'cash', at } }) : life;
});
const notes = fc.integer({ min: 1, max: 2 * amount }).map((total): Event => (life, at) => {
  if (life.status !== 'delivered') return life;
  const bill = { total } as never;
  const none = { of: '', reason: '', taken: [] };
  return settled(life, { kind: 'creditNote', bill, press: `note-${total}`, ...none }, at);
});
/** The provider's reports, which may be repeated. */
const reports = new WeakSet<Event>();
const asReport = (event: Event): Event => {
  reports.add(event);
  return event;
};
/** Disputes, and refunds of all or part of a payment made in the provider's dashboard. */
const outside = fc
  .record({
    of: fc.constantFrom('p1', 'p2', 'p3'),
    id: fc.constantFrom('r1', 'r2', 'r3'),
    some: fc.constantFrom(100, 5000, amount),
    state: fc.constantFrom('done' as const, 'failed' as const, 'requested' as const),
    isAll: fc.boolean(),
  })
  .map(({ of, id, some, state, isAll }): Event =>
    asReport((life, at) => {
      // The provider never refunds more than was paid.
      const moved = life.online!.refunds.filter((one) => one.of === of && one.state !== 'failed');
      const gone = moved.reduce((sum, one) => (one.provider ? sum + one.amount : sum), 0);
      const whole = life.online!.payments.find((one) => one.id === of)?.amount ?? 0;
      const isKnown = moved.some(({ provider }) => provider === `${of}-${id}`);
      if (!isKnown && gone + some > whole) return life;
      const refund = { id: `${of}-${id}`, name: '', amount: some, state };
      return takeRefunds(life, { of, at, isAll, nameOf: ({ id: own }) => own, refunds: [refund] });
    }),
  );
const disputes = fc
  .record({
    of: fc.constantFrom('p1', 'p2'),
    state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
  })
  .map(({ of, state }): Event =>
    asReport((life, at) => {
      const dispute = { id: `d-${of}`, of, amount, at, respondBy: iso(start), state };
      return takeDispute(life, dispute, state === 'lost' ? amount : 0);
    }),
  );
const events: fc.Arbitrary<Event> = fc.oneof(
  takes,
  outside,
  disputes,
  payOuts,
  answers,
  notes,
  fc.constantFrom<Event>(
    same(letGo),
    same(payOnHandOver),
    (life) => withAttempt(life, 'attempt'),
    giveBack,
    moveTo('confirmed'),
    moveTo('cancelled'),
    moveTo('delivered'),
  ),
);

const stored = (life: OrderLife): OrderLife => {
  const data = { ...document, ...documentLife(life), attendedFrom: iso(life.attendedFrom) };
  return { ...lifeOf(readBooked(JSON.parse(JSON.stringify(data)), 'strict')!)!, ...promised(life) };
};
const promised = ({ promisedFrom, promisedTo }: OrderLife) => ({ promisedFrom, promisedTo });

/**
 * Checks that each paisa received either pays for the order or is in one refund. Returns the amount that pays
 * for the order.
 */
function account({ payments, refunds, paidBy, state }: Online) {
  const online = { payments, refunds } as Online;
  for (const { id } of payments) {
    expect(leftOf(online, id)).toBeGreaterThanOrEqual(0);
    // Payments that do not pay for the order are refunded completely.
    if (id !== paidBy) expect(leftOf(online, id)).toBe(0);
  }
  const sum = (all: readonly { amount: number }[]) => all.reduce((s, one) => s + one.amount, 0);
  const stored = leftOf(online, paidBy);
  expect(stored + sum(refunds)).toBe(sum(payments));
  expect(state === 'paid').toBe(paidBy !== '');
  expect(new Set(refunds.map(({ id }) => id)).size).toBe(refunds.length);
  return stored;
}

test('after any events each paisa pays or is refunded once, and no unpaid order reaches the kitchen', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(events, fc.nat(200_000)), { maxLength: 30 }), (happening) => {
      let life = first;
      let now = start;
      let announced = 0;
      for (const [event, pause] of happening) {
        now += pause;
        const before = life;
        const moved = event(life, iso(now));
        life = moved === before ? before : settled(moved!, null, iso(now));
        if (isHeld(before) && !isHeld(life) && life.status !== 'cancelled') announced += 1;
        const storedOrder = account(life.online!);
        // Storing and reading the order must change nothing, and neither must repeated payments.
        expect(stored(life)).toEqual(life);
        const { state, payments } = life.online!;
        if (life.status !== 'placed' && life.status !== 'cancelled') {
          expect(['paid', 'hand-over']).toContain(state);
        }
        if (state !== 'paid') expect(storedOrder).toBe(0);
        for (const payment of payments) expect(takePayment(life, payment)).toBe(life);
        if (reports.has(event)) expect(event(life, iso(now + 1))).toBe(life);
      }
      expect(announced).toBeLessThanOrEqual(1);
      // Once the refund sweep has run, a cancelled order keeps no payment.
      if (life.status !== 'cancelled') return;
      const over = giveBack(life, iso(now + 10 * 60_000));
      expect(account(over.online!)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

const at = (minutes: number) => iso(start + minutes * 60_000);
const paying = (id: string, some = amount) => ({ id, amount: some, fee: 243, at: at(4) });
const refundsOf = ({ online }: OrderLife) =>
  online!.refunds.map(({ of, amount: some, reason }) => `${of} ${some} ${reason}`);

test('a payment that pays for no order is refunded with its reason', () => {
  const paid = takePayment(first, paying('p1'));
  expect(paid).toMatchObject({ payment: 'online', online: { state: 'paid', paidBy: 'p1' } });
  expect(refundsOf(takePayment(paid, paying('p2')))).toEqual(['p2 10290 twice']);
  expect(refundsOf(takePayment(letGo(first, at(10))!, paying('p1')))).toEqual(['p1 10290 late']);
  expect(refundsOf(takePayment(payOnHandOver(first, at(1))!, paying('p1')))).toEqual([
    'p1 10290 paid-otherwise',
  ]);
  const less = takePayment(first, paying('p1', 100));
  expect([refundsOf(less), isHeld(less)]).toEqual([['p1 100 other-amount'], true]);
  expect(takePayment(less, paying('p2')).online?.state).toBe('paid');
});

test('a late payment delays the promised time and the confirmation time, but not a chosen slot', () => {
  const [from, slot] = [first.promisedFrom!, start + 60 * 60_000];
  const paid = takePayment(first, paying('p1'));
  expect([paid.promisedFrom, paid.attendedFrom]).toEqual([from + 4 * 60_000, start + 4 * 60_000]);
  expect(takePayment({ ...first, slot }, paying('p1')).promisedFrom).toBe(from);
});

test.each<[string, OrderLife, string | null]>([
  ['no payment was started', first, at(10)],
  ['a payment was started', withAttempt(first, 'a'), at(5)],
  ['the order was paid', takePayment(withAttempt(first, 'a'), paying('p1')), at(5)],
  ['the unpaid order was cancelled', letGo(first, at(4))!, null],
  ['the order is paid on delivery', payOnHandOver(first, at(4))!, null],
  ['a refund was requested', takePayment(letGo(first, at(4))!, paying('p1')), at(5)],
])('settled sets the next poll of the provider when %s', (_when, life, askAt) => {
  expect(settled(life, null, at(4)).online?.askAt).toBe(askAt);
});

test('a cancelled order is refunded only once the cancellation can no longer be undone', () => {
  const paid = takePayment(first, paying('p1'));
  const cancelled = moveTo('cancelled')(paid, at(5))!;
  expect(settled(cancelled, null, at(5)).online?.askAt).toBe(at(7));
  expect(giveBack(cancelled, at(6))).toBe(cancelled);
  expect(refundsOf(giveBack(cancelled, at(7)))).toEqual(['p1 10290 cancelled']);
  expect(refundsOf(giveBack(cancelled, at(5), true))).toEqual(['p1 10290 cancelled']);
});

test('a completed refund stays completed, and a failed one starts again with the next attempt number', () => {
  const owed = takePayment(letGo(first, at(10))!, paying('p1'));
  const failed = moveRefund(owed, { id: 'p1', tries: 1 }, 'failed');
  const again = moveRefund(failed, { id: 'p1', tries: 1 }, 'requested', { begunAt: at(500) });
  expect(again.online?.refunds).toMatchObject([{ state: 'requested', tries: 2 }]);
  // The new attempt is polled like a new refund, however old the first one is.
  expect(settled(again, null, at(500)).online?.askAt).toBe(at(501));
  const done = moveRefund(again, { id: 'p1', tries: 2 }, 'done');
  for (const to of ['failed', 'requested'] as const)
    expect(moveRefund(done, { id: 'p1', tries: 2 }, to)).toBe(done);
});

describe('a stored order', () => {
  const { online } = documentLife(takePayment(first, paying('p1')));
  const paid = { ...document, paymentStatus: 'paid', paidBy: 'online' };

  test.each([
    ['an unknown state', { state: 'maybe' }],
    ['an amount that is no number', { amount: '102.90' }],
    ['no end of the payment time', { until: null }],
    ['a payment without an id', { payments: [{ ...online!.payments[0], id: '' }] }],
    ['a payment that is no object', { payments: ['x'] }],
    ['more refunded than was paid', { refunds: [{ id: 'r', of: 'p1', amount: 200, at: at(1) }] }],
    ['the state paid without a payment', { paidBy: '' }],
    ['a payment in the state pending', { state: 'pending' }],
  ])(
    'a stored order whose payment has %s is read as null in strict mode, and if it is unpaid',
    (_what, changes) => {
      const damaged = { online: { ...online, ...changes } };
      expect(readBooked({ ...paid, ...damaged }, 'strict')).toBeNull();
      expect(readBooked({ ...document, ...damaged })).toBeNull();
      expect(readBooked({ ...paid, ...damaged })?.online).toBeNull();
    },
  );

  test('a stored order with any value as its online payment does not throw when it is read', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => void readBooked({ ...document, online: value })),
    );
  });
});
