import { vitalNames, type VitalName } from '@burger/shared/contracts/visit';
import fc from 'fast-check';
import { memoryFirestore } from '../testing/memory-firestore';
import { countsOf } from '../testing/memory-stores';
import {
  countedAs,
  type Counts,
  firestoreCounters,
  gathered,
  sumOf,
  threeQuarters,
} from './counters';

const counted = (vital: VitalName, values: readonly number[]): Counts =>
  values.reduce<Counts>((sum, value) => sumOf(sum, countedAs(vital, value)), {});

test('the 75th percentile lies within the histogram bucket of the fourth of five values', () => {
  const found = threeQuarters('lcp', counted('lcp', [700, 800, 900, 1200, 9000]));
  expect(found).toBeGreaterThan(1000);
  expect(found).toBeLessThanOrEqual(1500);
  // Above the last histogram bucket, the result is that bucket's lower bound.
  expect(threeQuarters('inp', counted('inp', [5000, 6000]))).toBe(1000);
  expect(threeQuarters('lcp', {})).toBeNull();
});

// The result is only as exact as the histogram bucket of the true value.
test('the 75th percentile lies in the same histogram bucket as the exact value', () => {
  const measure = { lcp: 10_000, inp: 1000, cls: 1 };
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalNames),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (vital, parts) => {
        const values = parts.map((part) => part * measure[vital]).sort((a, b) => a - b);
        const exact = values[Math.ceil(values.length * 0.75) - 1] ?? 0;
        const notified = threeQuarters(vital, counted(vital, values)) ?? NaN;
        const step = (value: number) =>
          Object.keys(countedAs(vital, value)).find((name) => name.startsWith('b'));
        expect(step(notified)).toBe(step(exact));
      },
    ),
  );
});

describe('buffered counters', () => {
  const second = 1000;
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-01-05T08:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const db = memoryFirestore();
    const store = firestoreCounters(db);
    const add = jest.spyOn(store, 'add');
    const stored = gathered(store, Date.now);
    const count = (visits = 1) => stored.add(new Map([['shell', { visits }]]), new Date());
    return { store, add, kept: stored, count, stored: () => countsOf(db, 'shell') };
  }

  test('buffered counters: one visit per second causes one write per minute without losses', async () => {
    const { add, count, stored } = setUp();
    for (let visit = 0; visit < 300; visit += 1) {
      await count();
      await jest.advanceTimersByTimeAsync(second);
    }
    expect(add.mock.calls.length).toBeLessThanOrEqual(6);
    await jest.advanceTimersByTimeAsync(60 * second);
    expect(stored()).toEqual({ visits: 300 });
  });

  test('buffered counters write a visit after a quiet minute immediately, even if the clock was set back', async () => {
    const { count, stored } = setUp();
    await count();
    expect(stored()).toEqual({ visits: 1 });
    jest.setSystemTime(Date.now() - 3_600_000);
    await count();
    expect(stored()).toEqual({ visits: 2 });
  });

  test('buffered counters lose at most a minute when an instance stops, and their buffer when a write fails', async () => {
    const { add, count, stored } = setUp();
    await count();
    await count(10);
    expect(stored()).toEqual({ visits: 1 });
    add.mockRejectedValueOnce(new Error('away'));
    await jest.advanceTimersByTimeAsync(60 * second);
    await jest.advanceTimersByTimeAsync(60 * second);
    await count();
    expect(stored()).toEqual({ visits: 2 });
  });

  test('reading counters includes the buffered counts', async () => {
    const { kept, count } = setUp();
    await count();
    await count();
    expect(await kept.read(['shell'])).toEqual([{ visits: 2 }]);
  });
});
