import type { LocationProblem, LookupPurpose } from '@burger/shared/contracts';

const second = 1000;
const minute = 60 * second;

/** Why the browser gave no position. */
export type PositionProblem = Extract<
  LocationProblem,
  'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown'
>;

/** How a whole lookup can fail: as its first attempt did, or in a retry of its own kind. */
export type LookupProblem = PositionProblem | 'imprecise' | 'exhausted';

/** One attempt of a lookup; times in milliseconds. */
export interface Attempt {
  name: 'first' | 'fallback' | 'precise' | 'extended';
  afterMs: number;
  timeout: number;
  maximumAge: number;
  highAccuracy: boolean;
  /** Whether the place is looked up by name, or simply called by the default village. */
  named: boolean;
}

const coarse = { afterMs: 0, highAccuracy: false, named: true };

/** The attempts in their order (spec.md §4 and §9). */
const attempts: Record<
  LookupPurpose,
  { first: Attempt; after: Partial<Record<PositionProblem, Attempt>> }
> = {
  menu: {
    first: { ...coarse, name: 'first', timeout: 10 * second, maximumAge: 10 * minute },
    after: {
      unavailable: {
        ...coarse,
        name: 'fallback',
        afterMs: second,
        timeout: 15 * second,
        maximumAge: 15 * minute,
        named: false,
      },
    },
  },
  checkout: {
    first: { ...coarse, name: 'first', timeout: 10 * second, maximumAge: 5 * minute },
    after: {
      unavailable: {
        ...coarse,
        name: 'precise',
        timeout: 15 * second,
        maximumAge: minute,
        highAccuracy: true,
      },
      timeout: { ...coarse, name: 'extended', timeout: 20 * second, maximumAge: 10 * minute },
    },
  },
};

export const firstAttempt = (purpose: LookupPurpose): Attempt => attempts[purpose].first;

/** The retry that follows a failed attempt, or null when there is none. Retries are not retried. */
export function nextAttempt(
  purpose: LookupPurpose,
  failed: Attempt,
  problem: PositionProblem,
): Attempt | null {
  return failed.name === 'first' ? (attempts[purpose].after[problem] ?? null) : null;
}

/** What the lookup failed of, once its last attempt has. A denial stays a denial in every attempt. */
export function lookupProblem(last: Attempt, problem: PositionProblem): LookupProblem {
  if (problem === 'denied' || problem === 'unsupported') return problem;
  switch (last.name) {
    case 'first':
      return problem;
    case 'fallback':
      return 'unavailable';
    case 'precise':
      return 'imprecise';
    case 'extended':
      return 'exhausted';
  }
}
