import { vitalNames, type VitalName } from '@burger/shared/vitals';
import fc from 'fast-check';
import { countedAs, type Counts, sumOf, threeQuarters } from './counters';

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
