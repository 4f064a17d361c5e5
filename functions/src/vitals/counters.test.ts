import { vitalNames, type VitalName } from '@burger/shared/vitals';
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

test('three quarters lie within the step that the fourth visit of five falls into', () => {
  const found = threeQuarters('lcp', counted('lcp', [700, 800, 900, 1200, 9000]));
  expect(found).toBeGreaterThan(1000);
  expect(found).toBeLessThanOrEqual(1500);
  // Beyond the last step its lower end is told.
  expect(threeQuarters('inp', counted('inp', [5000, 6000]))).toBe(1000);
  expect(threeQuarters('lcp', {})).toBeNull();
});

// The steps are the most that is known: what is told lies in the one where the exact figure lies.
test('whatever was measured, what is told lies in the step of the exact figure', () => {
  const measure = { lcp: 10_000, inp: 1000, cls: 1 };
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalNames),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (vital, parts) => {
        const values = parts.map((part) => part * measure[vital]).sort((a, b) => a - b);
        const exact = values[Math.ceil(values.length * 0.75) - 1] ?? 0;
        const told = threeQuarters(vital, counted(vital, values)) ?? NaN;
        const step = (value: number) =>
          Object.keys(countedAs(vital, value)).find((name) => name.startsWith('b'));
        expect(step(told)).toBe(step(exact));
      },
    ),
  );
});

describe('what is gathered', () => {
  const second = 1000;
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-01-05T08:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const db = memoryFirestore();
    const store = firestoreCounters(db);
    const add = jest.spyOn(store, 'add');
    const kept = gathered(store, Date.now);
    const count = (visits = 1) => kept.add(new Map([['shell', { visits }]]), new Date());
    return { store, add, kept, count, stored: () => countsOf(db, 'shell') };
  }

  test('a visit a second is a write a minute, and none is lost', async () => {
    const { add, count, stored } = setUp();
    for (let visit = 0; visit < 300; visit += 1) {
      await count();
      await jest.advanceTimersByTimeAsync(second);
    }
    expect(add.mock.calls.length).toBeLessThanOrEqual(6);
    await jest.advanceTimersByTimeAsync(60 * second);
    expect(stored()).toEqual({ visits: 300 });
  });

  test('in a quiet hour each is written at once, also after the clock was put back', async () => {
    const { count, stored } = setUp();
    await count();
    expect(stored()).toEqual({ visits: 1 });
    jest.setSystemTime(Date.now() - 3_600_000);
    await count();
    expect(stored()).toEqual({ visits: 2 });
  });

  test('an instance that is stopped loses a minute at most; a write that fails loses what it had', async () => {
    const { add, count, stored } = setUp();
    await count();
    await count(10);
    // Nothing but what was written is there for the next instance.
    expect(stored()).toEqual({ visits: 1 });
    add.mockRejectedValueOnce(new Error('away'));
    await jest.advanceTimersByTimeAsync(60 * second);
    await jest.advanceTimersByTimeAsync(60 * second);
    await count();
    expect(stored()).toEqual({ visits: 2 });
  });

  test('who reads here reads what waits as well', async () => {
    const { kept, count } = setUp();
    await count();
    await count();
    expect(await kept.read(['shell'])).toEqual([{ visits: 2 }]);
  });
});
