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

/** Returns the starts (ms) of full slots (`GET /api/slots`); null on failure. Never rejects. */
export async function fullSlots(
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<ReadonlySet<number> | null> {
  try {
    const answer = await ask('/api/slots', { signal: AbortSignal.timeout(longest) });
    if (!answer.ok) return null;
    const { slots } = fields(await answer.json());
    return Array.isArray(slots) ? new Set(slots.flatMap(startOfFull)) : null;
  } catch {
    return null;
  }
}
