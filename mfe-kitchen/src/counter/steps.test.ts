import type { KitchenOrder } from '@burger/shared/kitchen';
import { toCollect } from '@burger/shared/order';
import { iso, minutes, noon, numbered } from '../testing/an-order';
import type { PendingStep } from './state';
import {
  isOurs,
  mayCancel,
  mayUndo,
  nextStep,
  readPending,
  stepBack,
  stepRequest,
  undoRequest,
} from './steps';

test.each<[Partial<KitchenOrder>, ...unknown[]]>([
  [{ status: 'placed' }, 'confirmed', null],
  [{ status: 'confirmed' }, 'preparing', null],
  [{ status: 'preparing' }, 'out_for_delivery', 'rider'],
  [{ status: 'preparing', kind: 'pickup' }, 'ready', null],
  [{ status: 'preparing', waitsReady: true }, 'ready', null],
  [{ status: 'ready', kind: 'pickup' }, 'delivered', 'payment'],
  [{ status: 'ready' }, 'out_for_delivery', 'rider'],
  [{ status: 'brought_back' }, 'out_for_delivery', 'rider'],
  [{ status: 'out_for_delivery', payment: 'upi' }, 'delivered', null],
  [{ status: 'out_for_delivery', payment: 'cash', paid: 30_000 }, 'delivered', 'payment'],
])('nextStep moves the order %j on to %s and asks for %s', (order, to, asks) =>
  expect(nextStep(numbered(1, order))).toEqual({ to, asks }),
);

test.each(['delivered', 'cancelled'] as const)('a %s order has no next status step', (status) =>
  expect([nextStep(numbered(1, { status })), mayCancel(numbered(1, { status }))]).toEqual([
    null,
    false,
  ]),
);

test('a paid order has no amount to collect, and an order out for delivery can be cancelled', () => {
  expect(toCollect(numbered(1))).toBe(24076);
  expect(toCollect(numbered(1, { payment: 'upi' }))).toBe(0);
  const dearer = numbered(1, { status: 'out_for_delivery', payment: 'online', paid: 20000 });
  expect([toCollect(dearer), nextStep(dearer)?.asks]).toEqual([4076, 'payment']);
  expect(toCollect({ ...dearer, paid: 30000 })).toBe(-5924);
  expect(mayCancel(numbered(1, { status: 'out_for_delivery' }))).toBe(true);
});

test('a status step of this tablet can be undone for two minutes while the order has not moved on', () => {
  const { key, orderId } = numbered(1);
  const done = { key, orderId, from: 'placed', to: 'confirmed', at: noon } as const;
  const there = numbered(1, { status: 'confirmed' });
  expect(mayUndo(done, there, noon + 120_000)).toBe(true);
  expect(mayUndo(done, there, noon + 120_001)).toBe(false);
  expect(mayUndo(done, there, noon - 60_000)).toBe(false);
  expect(mayUndo(done, numbered(1, { status: 'preparing' }), noon)).toBe(false);
  expect(mayUndo(done, undefined, noon)).toBe(false);
  // The refund is made, so the cancellation is final.
  const refunds = [{ id: 'r', amount: 1, reason: 'cancelled', at: '', state: 'done' } as const];
  const paid = (some: typeof refunds) =>
    numbered(1, { status: 'cancelled', online: { state: 'paid', left: 0, refunds: some } });
  const cancelled = { ...done, to: 'cancelled' } as const;
  expect([[], refunds].map((some) => mayUndo(cancelled, paid(some), noon))).toEqual([true, false]);
  expect(undoRequest(done)).toMatchObject({ from: 'confirmed', to: 'placed' });
});

/** Returns an order with this history; its last status step was at noon. */
function went(...method: [KitchenOrder['status'], KitchenOrder['history'][number]['by']][]) {
  const history = method.map(([status, by], index) => ({
    status,
    at: iso(noon + minutes(index - method.length + 1)),
    by,
  }));
  return { status: history.at(-1)!.status, history };
}
const accepted = went(['placed', 'customer'], ['confirmed', 'kitchen']);

test('the last status step of an order can be undone for two minutes, whoever made it', () => {
  expect(stepBack(accepted, noon + minutes(2))).toEqual({ to: 'placed', since: minutes(2) });
  expect(stepBack(accepted, noon + minutes(2) + 1)).toBeNull();
  expect(stepBack(accepted, noon - 1)).toEqual({ to: 'placed', since: 0 });
  // The clock was set back, so the age of the step is unknown.
  expect(stepBack(accepted, noon - minutes(60))).toBeNull();
});

test.each([
  ['an order that was only placed', went(['placed', 'customer'])],
  ['an order that the customer cancelled', went(['placed', 'customer'], ['cancelled', 'customer'])],
  [
    'an order that was moved back',
    went(['placed', 'customer'], ['confirmed', 'kitchen'], ['placed', 'kitchen']),
  ],
  ['an order that has moved meanwhile', { ...accepted, status: 'preparing' as const }],
  ['an order from before status histories existed', { status: 'confirmed' as const, history: [] }],
])('the last status step of %s cannot be undone', (_what, order) =>
  expect(stepBack(order, noon)).toBeNull(),
);

const press = (number: number, changes: Partial<PendingStep> = {}): PendingStep => ({
  key: numbered(number).key,
  orderId: numbered(number).orderId,
  request: stepRequest({ status: 'placed' }, 'confirmed'),
  at: noon,
  tries: 0,
  ...changes,
});

test('an order in another status after a missing response was moved by someone else', () => {
  expect(isOurs(press(1, { tries: 1 }), { order: numbered(1, { status: 'cancelled' }) })).toBe(
    false,
  );
});

test('pending presses count as possibly sent after a reload', () => {
  const stored = [press(1), { damaged: true }, press(2, { at: noon - 16 * 60_000 })];
  expect(readPending(stored, noon)).toEqual([press(1, { tries: 1 })]);
  expect(readPending({ damaged: true }, noon)).toEqual([]);
});
