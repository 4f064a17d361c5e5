import fc from 'fast-check';
import { noon, numbered } from '../testing/an-order';
import { isOurs, readPending, triedAgain, withoutPending, withPending } from './pending-steps';
import type { PendingStep } from './state';
import { stepRequest } from './steps';

const press = (number: number, changes: Partial<PendingStep> = {}): PendingStep => ({
  key: numbered(number).key,
  orderId: numbered(number).orderId,
  request: stepRequest({ status: 'placed' }, 'confirmed'),
  at: noon,
  tries: 0,
  ...changes,
});

test('an order has one press at a time, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (numbers) => {
      const queue = numbers.reduce<readonly PendingStep[]>(
        (before, number) => withPending(before, press(number)),
        [],
      );
      expect(queue.map(({ key }) => key)).toEqual([
        ...new Set(numbers.map((number) => press(number).key)),
      ]);
      const [first] = queue;
      if (first) expect(withoutPending(queue, first.key)).toEqual(queue.slice(1));
    }),
  );
});

test('after an answer that was lost, an order that stands where we wanted it was moved by us', () => {
  const there = numbered(1, { status: 'confirmed' });
  expect(isOurs(press(1), there)).toBe(false);
  expect(isOurs(press(1, { tries: 1 }), there)).toBe(true);
  expect(isOurs(press(1, { tries: 1 }), numbered(1, { status: 'cancelled' }))).toBe(false);
  expect(triedAgain([press(1)], press(1).key)[0]?.tries).toBe(1);
});

test('what a reload left is known again, as something that may have been sent', () => {
  const kept = [press(1), { damaged: true }, press(2, { at: noon - 16 * 60_000 })];
  expect(readPending(kept, noon)).toEqual([press(1, { tries: 1 })]);
  expect(readPending({ damaged: true }, noon)).toEqual([]);
});
