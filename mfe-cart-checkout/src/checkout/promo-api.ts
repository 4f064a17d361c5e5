import { PromoAnswerSchema, type PromoRequest } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import * as v from 'valibot';

const longest = 5000;

/** `POST /api/promo`: why a code does not hold, in the page's language; null where it does, or nobody can say. Never rejects. */
export async function askPromo(request: PromoRequest): Promise<string | null> {
  try {
    const response = await fetch('/api/promo', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await currentIdToken({ fresh: false })}`,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(longest),
    });
    return v.parse(PromoAnswerSchema, await response.json()).why;
  } catch {
    // The order itself is what counts: placing says it.
    return null;
  }
}
