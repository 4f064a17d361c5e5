import { ApiErrorSchema, BillChangeSchema, NextSlotSchema } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import { appCheckFetch } from '@burger/shared/app-check';
import * as v from 'valibot';
import { readWholeOrder } from './placed-order';
import type { IdToken, OrderAnswer, SendOrder } from './order-draft';

const longest = 20_000;
const AnswerSchema = v.object({ order: v.unknown() });
const ChangedSchema = v.object({
  error: v.object({ code: v.literal('bill-changed') }),
  change: BillChangeSchema,
});

/** An order that is not whole tells as little as none: it may be a body that was cut off. */
function readStored(body: unknown, isNew: boolean): OrderAnswer {
  const answer = v.safeParse(AnswerSchema, body);
  const document = answer.success ? answer.output.order : null;
  const order = readWholeOrder(document);
  return order ? { kind: 'order', stored: { order, document }, isNew } : { kind: 'lost' };
}

/**
 * An answer without the API's own body tells nothing about the order: a proxy may answer 502, or the platform 500 or 503,
 * while the function stores it.
 */
function readAnswer(status: number, body: unknown): OrderAnswer {
  if (status === 200 || status === 201) return readStored(body, status === 201);
  const refused = v.safeParse(ApiErrorSchema, body);
  if (!refused.success) return { kind: 'lost' };
  if (status >= 500) {
    const { reason } = refused.output.error;
    if (reason === 'order-waiting') return { kind: 'waiting' };
    return { kind: reason === 'order-unsure' ? 'lost' : 'failed' };
  }
  const changed = v.safeParse(ChangedSchema, body);
  if (changed.success) return { kind: 'bill-changed', change: changed.output.change };
  const time = v.safeParse(NextSlotSchema, body);
  return {
    kind: 'refused',
    refusal: { ...refused.output.error, ...(time.success && time.output) },
  };
}

/** `POST /api/orders`. */
export const ordersApi =
  (ask: typeof fetch = appCheckFetch): SendOrder =>
  async (request, idToken) => {
    try {
      const response = await ask('/api/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(longest),
      });
      return readAnswer(response.status, await response.json().catch(() => null));
    } catch {
      return { kind: 'lost' };
    }
  };

export const idToken: IdToken = (which) => currentIdToken({ fresh: which === 'fresh' });
