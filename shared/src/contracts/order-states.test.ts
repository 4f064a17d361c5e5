import fc from 'fast-check';
import {
  cancelWithinMs,
  isFinal,
  knownStatus,
  orderStatuses,
  stepBackWithinMs,
} from './order-states';
import { nextStatuses, type OrderStep, whyNotStep } from './order-steps';
import { orderKinds } from './place-order';

const status = fc.constantFrom(...orderStatuses);
const minute = 60_000;
// Moments around the time limits, to catch off-by-one errors.
const moment = fc.oneof(
  fc.integer({ min: 0, max: 20 * minute }),
  fc.constantFrom(cancelWithinMs, cancelWithinMs + 1, stepBackWithinMs, stepBackWithinMs + 1),
);
const isAllowed = (step: OrderStep): boolean => whyNotStep(step) === null;
const before = fc.option(status, { nil: null });
const stepBy = (by: OrderStep['by']) =>
  fc
    .record({
      ...{ from: status, to: status, before, placedAt: moment, sinceMoved: moment, at: moment },
      ...{ kind: fc.constantFrom(...orderKinds), waitsReady: fc.boolean() },
      isRefunded: fc.boolean(),
    })
    .map(({ sinceMoved, at, placedAt, ...step }): OrderStep => ({
      ...step,
      by,
      placedAt: at - placedAt,
      movedAt: at - sinceMoved,
      at,
    }));

test('nextStatuses lists the allowed status changes from each status', () => {
  expect(Object.fromEntries(orderStatuses.map((from) => [from, nextStatuses(from)]))).toEqual({
    placed: ['confirmed', 'cancelled'],
    confirmed: ['preparing', 'cancelled'],
    preparing: ['out_for_delivery', 'ready', 'cancelled'],
    ready: ['out_for_delivery', 'delivered', 'cancelled'],
    out_for_delivery: ['delivered', 'brought_back', 'cancelled'],
    brought_back: ['out_for_delivery', 'cancelled'],
    delivered: [],
    cancelled: [],
  });
});

test('delivered and cancelled are the only final order statuses', () => {
  for (const status of orderStatuses)
    expect([status, isFinal(status)]).toEqual([status, nextStatuses(status).length === 0]);
  expect(orderStatuses.filter(isFinal)).toEqual(['delivered', 'cancelled']);
});

test('a customer can only cancel an order, while it is placed, within five minutes', () => {
  fc.assert(
    fc.property(stepBy('customer'), (step) => {
      const { from, to, placedAt, at } = step;
      const inTime = at - placedAt <= 5 * minute;
      expect(isAllowed(step)).toBe(from === 'placed' && to === 'cancelled' && inTime);
    }),
  );
});

test('a courier can only mark an order out for delivery as delivered or returned to the counter', () => {
  fc.assert(
    fc.property(stepBy('rider'), (step) => {
      const { from, to } = step;
      const ends = to === 'delivered' || to === 'brought_back';
      expect(isAllowed(step)).toBe(from === 'out_for_delivery' && ends);
    }),
  );
});

test('the kitchen can make every step on the way of an order, and undo the last one within two minutes', () => {
  fc.assert(
    fc.property(stepBy('kitchen'), (step) => {
      const { from, to, before, movedAt, at, kind, waitsReady, isRefunded } = step;
      const isOnward = nextStatuses(from).includes(to);
      const isOnWay =
        kind === 'pickup'
          ? to !== 'out_for_delivery'
          : (to !== 'ready' || waitsReady) && !(from === 'ready' && to === 'delivered');
      const isFixed = from === 'cancelled' && isRefunded;
      const isBack = to === before && at - movedAt <= 2 * minute && !isFixed;
      expect(isAllowed(step)).toBe(isOnward ? isOnWay : isBack);
    }),
  );
});

test.each([
  ['after exactly two minutes', 2 * minute, true],
  ['after two minutes and 1 ms', 2 * minute + 1, false],
  ['when its clock is 30 seconds behind', -minute / 2, true],
  ['when its clock is one minute behind', -minute, false],
])('whyNotStep decides whether the kitchen may undo a step %s', (_when, sinceMoved, allowed) => {
  const step: Omit<OrderStep, 'placedAt' | 'movedAt' | 'at'> = {
    ...{ from: 'preparing', to: 'confirmed', by: 'kitchen', before: 'confirmed' },
    ...{ kind: 'delivery', waitsReady: false, isRefunded: false },
  };
  expect(isAllowed({ ...step, placedAt: 0, movedAt: 0, at: sinceMoved })).toBe(allowed);
  // A status change can be undone only to the previous status.
  expect(isAllowed({ ...step, to: 'placed', placedAt: 0, movedAt: 0, at: 0 })).toBe(false);
});

test('knownStatus returns null for any text that is not an order status', () => {
  for (const known of orderStatuses) expect(knownStatus(known)).toBe(known);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isOne = (orderStatuses as readonly string[]).includes(text);
      expect(knownStatus(text)).toBe(isOne ? text : null);
    }),
  );
  for (const text of ['', 'on_hold', 'Placed', 'toString', '__proto__']) {
    expect(knownStatus(text)).toBeNull();
  }
});
