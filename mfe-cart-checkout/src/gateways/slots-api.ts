import { SlotsAnswerSchema } from '@burger/shared/contracts';
import * as v from 'valibot';

const longest = 8000;

/** `GET /api/slots`: the half hours without room, by their starts in ms; null where that cannot be had. Never rejects. */
export const fullSlots =
  (ask: typeof fetch = (...request) => fetch(...request)) =>
  async (): Promise<ReadonlySet<number> | null> => {
    try {
      const answer = await ask('/api/slots', { signal: AbortSignal.timeout(longest) });
      if (!answer.ok) return null;
      const { slots } = v.parse(SlotsAnswerSchema, await answer.json());
      return new Set(slots.filter(({ left }) => left <= 0).map(({ slot }) => Date.parse(slot)));
    } catch {
      return null;
    }
  };
