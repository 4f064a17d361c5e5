import { PromoAnswerSchema, type PromoRequest } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import { jsonPost } from '@burger/shared/platform/json-post';
import * as v from 'valibot';

const longest = 5000;

/**
 * Calls `POST /api/promo`. Returns why a promo code does not apply, in the page's language; null if it does
 * or the request fails.
 */
export async function askPromo(request: PromoRequest): Promise<string | null> {
  try {
    const Authorization = `Bearer ${await currentIdToken({ fresh: false })}`;
    const response = await fetch('/api/promo', jsonPost(request, longest, { Authorization }));
    return v.parse(PromoAnswerSchema, await response.json()).why;
  } catch {
    // On failure the code is accepted here: the server checks it again when the order is placed.
    return null;
  }
}
