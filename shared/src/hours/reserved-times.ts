import type { KitchenLoad, Work } from './kitchen-plan';
import type { LearnedTimes } from '../contracts/slots';
import { fields } from '../platform/reading';

const longest = 8000;

/** Returns the start of a full slot in ms. Throws a TypeError for an invalid entry. */
function startOfFull(place: unknown): number[] {
  const { slot, left } = fields(place);
  const start = typeof slot === 'string' ? Date.parse(slot) : NaN;
  if (Number.isNaN(start) || !Number.isInteger(left))
    throw new TypeError('GET /api/slots: invalid slot');
  return (left as number) <= 0 ? [start] : [];
}

export interface ReservedTimes {
  /** Starts (ms) of slots without free places. */
  full: ReadonlySet<number>;
  load: KitchenLoad;
  learned?: LearnedTimes | undefined;
}

/** Returns what orders have reserved (`GET /api/slots`); null on failure. Never rejects. */
export async function reservedTimes(
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<ReservedTimes | null> {
  try {
    const answer = await ask('/api/slots', { signal: AbortSignal.timeout(longest) });
    if (!answer.ok) return null;
    const { slots, load, learned } = fields(await answer.json());
    if (!Array.isArray(slots)) return null;
    const quarters = Object.entries(fields(load));
    return {
      full: new Set(slots.flatMap(startOfFull)),
      load: new Map(quarters.map(([at, work]) => [Date.parse(at), fields(work) as Work])),
      learned: learned as LearnedTimes | undefined,
    };
  } catch {
    return null;
  }
}
