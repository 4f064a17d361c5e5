import fc from 'fast-check';
import { noon, numbered } from '../testing/an-order';
import { readPending, triedAgain, whoMoved, withoutPending, withPending } from './pending';
import type { Pending } from './pending';
import { mayCancel, nextStep, stepRequest, toCollect } from './steps';
import { mayUndo, undoRequest } from './undo';

const press = (number: number, changes: Partial<Pending> = {}): Pending => ({
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
      const queue = numbers.reduce<readonly Pending[]>(
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
  expect(whoMoved(press(1), there)).toBe('elsewhere');
  expect(whoMoved(press(1, { tries: 1 }), there)).toBe('mine');
  expect(whoMoved(press(1, { tries: 1 }), numbered(1, { status: 'cancelled' }))).toBe('elsewhere');
  expect(triedAgain([press(1)], press(1).key)[0]?.tries).toBe(1);
});

test('what a reload left is known again, as something that may have been sent', () => {
  const kept = [press(1), { damaged: true }, press(2, { at: noon - 16 * 60_000 })];
  expect(readPending(kept, noon)).toEqual([press(1, { tries: 1 })]);
});

test('nothing that is kept makes it throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(Array.isArray(readPending(kept, noon))).toBe(true);
    }),
  );
});

describe('steps', () => {
  test('each state has its one next step', () => {
    const next = (changes: Parameters<typeof numbered>[1]) => nextStep(numbered(1, changes));
    expect(next({ status: 'placed' })).toEqual({ to: 'confirmed', asks: 'promise' });
    expect(next({ status: 'confirmed' })).toEqual({ to: 'preparing', asks: null });
    expect(next({ status: 'preparing' })).toEqual({ to: 'out_for_delivery', asks: 'rider' });
    expect(next({ status: 'preparing', kind: 'pickup' })).toEqual({ to: 'ready', asks: null });
    expect(next({ status: 'preparing', waitsReady: true })).toEqual({ to: 'ready', asks: null });
    const pickup = { kind: 'pickup', status: 'ready' } as const;
    expect(next(pickup)).toEqual({ to: 'delivered', asks: 'payment' });
    for (const status of ['ready', 'brought_back'] as const) {
      expect(next({ status })).toEqual({ to: 'out_for_delivery', asks: 'rider' });
    }
    expect(next({ status: 'out_for_delivery', payment: 'upi' })).toEqual({
      to: 'delivered',
      asks: null,
    });
    expect(next({ status: 'delivered' })).toBeNull();
    expect(next({ status: 'cancelled' })).toBeNull();
  });

  test('what is paid is not collected again; what is over is not cancelled', () => {
    expect(toCollect(numbered(1))).toBe(24076);
    expect(toCollect(numbered(1, { payment: 'upi' }))).toBe(0);
    expect(mayCancel(numbered(1, { status: 'out_for_delivery' }))).toBe(true);
    expect(mayCancel(numbered(1, { status: 'delivered' }))).toBe(false);
  });

  test('a step can be taken back for two minutes, while the order stands where it was left', () => {
    const done = { ...press(1), from: 'placed', to: 'confirmed', at: noon } as const;
    const there = numbered(1, { status: 'confirmed' });
    expect(mayUndo(done, there, noon + 120_000)).toBe(true);
    expect(mayUndo(done, there, noon + 120_001)).toBe(false);
    expect(mayUndo(done, there, noon - 60_000)).toBe(false);
    expect(mayUndo(done, numbered(1, { status: 'preparing' }), noon)).toBe(false);
    expect(mayUndo(done, undefined, noon)).toBe(false);
    expect(undoRequest(done)).toMatchObject({ from: 'confirmed', to: 'placed' });
  });
});
