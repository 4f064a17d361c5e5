import { fields } from '../reading/index';

const longest = 8000;

/** The start of a half hour without room, in ms; throws where that is none of the answer's. */
function startOfFull(place: unknown): number[] {
  const { slot, left } = fields(place);
  const start = typeof slot === 'string' ? Date.parse(slot) : NaN;
  if (Number.isNaN(start) || !Number.isInteger(left)) throw new TypeError('No half hour');
  return (left as number) <= 0 ? [start] : [];
}

/** `GET /api/slots`: the half hours without room, by their starts in ms; null where that cannot be had. Never rejects. */
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
