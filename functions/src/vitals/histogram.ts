import { vitalNames, type VitalName } from '@burger/shared/vitals';
import type { Counts } from './counters';

/** Upper ends of the steps in which measures are counted; what lies above the last is counted beyond it. */
const ends: Record<VitalName, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [25, 50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

const stepOf = (vital: VitalName, value: number): number => {
  const step = ends[vital].findIndex((end) => value <= end);
  return step === -1 ? ends[vital].length : step;
};

/** One measure as it is counted: how many, their sum, and in which step. */
export const countedAs = (vital: VitalName, value: number): Counts => ({
  n: 1,
  // Sums of fractions would differ with the order in which they are added.
  sum: vital === 'cls' ? Math.round(value * 10_000) : Math.round(value),
  [`b${stepOf(vital, value)}`]: 1,
});

const numberIn = (counts: Counts, key: string): number => {
  const value = counts[key];
  return typeof value === 'number' && value > 0 ? value : 0;
};

/**
 * What three quarters of the visits stayed below, evenly spread within a step; null where nothing was measured. Beyond the
 * last step its lower end is all that is known.
 */
export function threeQuarters(vital: VitalName, counts: Counts): number | null {
  const steps = [...ends[vital].keys(), ends[vital].length].map((at) => numberIn(counts, `b${at}`));
  const all = steps.reduce((sum, step) => sum + step, 0);
  if (all === 0) return null;
  let below = 0;
  for (const [at, many] of steps.entries()) {
    const from = ends[vital][at - 1] ?? 0;
    const to = ends[vital][at] ?? from;
    if (many > 0 && below + many >= all * 0.75) {
      return from + ((to - from) * (all * 0.75 - below)) / many;
    }
    below += many;
  }
  return ends[vital].at(-1) ?? null;
}

export const isVital = (name: string): name is VitalName =>
  (vitalNames as readonly string[]).includes(name);
