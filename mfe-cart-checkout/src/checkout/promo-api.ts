import { PromoAnswerSchema, type PromoRequest } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import * as v from 'valibot';

const longest = 5000;

/** Calls `POST /api/promo`. Returns why a code does not apply, in the page's language, or null if it does or the request fails. Never rejects. */
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
    // The server checks the code again when the order is placed.
    return null;
  }
}
