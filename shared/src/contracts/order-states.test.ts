import fc from 'fast-check';
import {
  cancelWithinMs,
  isFinal,
  knownStatus,
  mayMove,
  nextStatuses,
  orderStatuses,
  stepBackWithinMs,
  type OrderStep,
} from './order-states';

const status = fc.constantFrom(...orderStatuses);
const minute = 60_000;
// Around the limits, where a rule would be off by one.
const moment = fc.oneof(
  fc.integer({ min: 0, max: 20 * minute }),
  fc.constantFrom(cancelWithinMs, cancelWithinMs + 1, stepBackWithinMs, stepBackWithinMs + 1),
);
const before = fc.option(status, { nil: null });
const stepBy = (by: OrderStep['by']) =>
  fc
    .record({ from: status, to: status, before, placedAt: moment, sinceMoved: moment, at: moment })
    .map(({ sinceMoved, at, placedAt, ...step }): OrderStep => ({
      ...step,
      by,
      placedAt: at - placedAt,
      movedAt: at - sinceMoved,
      at,
    }));

test('an order passes its states as the kitchen works', () => {
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

test('delivered and cancelled are final', () =>
  expect(orderStatuses.filter(isFinal)).toEqual(['delivered', 'cancelled']));

test('a customer cancels what nobody has confirmed, within five minutes, and does nothing else', () => {
  fc.assert(
    fc.property(stepBy('customer'), (step) => {
      const { from, to, placedAt, at } = step;
      const inTime = at - placedAt <= 5 * minute;
      expect(mayMove(step)).toBe(from === 'placed' && to === 'cancelled' && inTime);
    }),
  );
});

test('a rider delivers what is on its way or brings it back, and does nothing else', () => {
  fc.assert(
    fc.property(stepBy('rider'), (step) => {
      const { from, to } = step;
      const ends = to === 'delivered' || to === 'brought_back';
      expect(mayMove(step)).toBe(from === 'out_for_delivery' && ends);
    }),
  );
});

test('the kitchen makes every step on, and one back within two minutes', () => {
  fc.assert(
    fc.property(stepBy('kitchen'), (step) => {
      const { from, to, before, movedAt, at } = step;
      const onward = nextStatuses(from).includes(to);
      const back = to === before && at - movedAt <= 2 * minute;
      expect(mayMove(step)).toBe(onward || back);
    }),
  );
});

test.each([
  ['to the minute', 2 * minute, true],
  ['a moment later', 2 * minute + 1, false],
  ["by another machine's clock", -minute / 2, true],
  ['not where the clock was put back since', -minute, false],
])('the kitchen takes a step back, %s', (_when, sinceMoved, allowed) => {
  const step = { from: 'preparing', to: 'confirmed', by: 'kitchen', before: 'confirmed' } as const;
  expect(mayMove({ ...step, placedAt: 0, movedAt: 0, at: sinceMoved })).toBe(allowed);
  // Only to where it came from.
  expect(mayMove({ ...step, to: 'placed', placedAt: 0, movedAt: 0, at: 0 })).toBe(false);
});

test('only the statuses of an order are known', () => {
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
