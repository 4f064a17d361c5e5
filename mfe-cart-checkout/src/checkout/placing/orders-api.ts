import { ApiErrorSchema, BillChangeSchema, NextSlotSchema } from '@burger/shared/contracts';
import { currentIdToken } from '@burger/shared/firebase';
import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { jsonPost } from '@burger/shared/platform/json-post';
import * as v from 'valibot';
import { readWholeOrder } from '../draft/placed-order';
import type { IdToken, OrderAnswer, SendOrder } from '../draft/order-draft';

const longest = 20_000;
const AnswerSchema = v.object({ order: v.unknown() });
const ChangedSchema = v.object({
  error: v.object({ code: v.literal('bill-changed') }),
  change: BillChangeSchema,
});

/**
 * Returns the stored order of a response. An incomplete one counts as lost, because its body may have been
 * cut off.
 */
function readStored(body: unknown, isNew: boolean): OrderAnswer {
  const answer = v.safeParse(AnswerSchema, body);
  const document = answer.success ? answer.output.order : null;
  const order = readWholeOrder(document);
  return order ? { kind: 'order', stored: { order, document }, isNew } : { kind: 'lost' };
}

/**
 * Returns the result of a response. One without the API's error body counts as lost: a proxy may send 5xx
 * while the function still stores the order.
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

/** Calls `POST /api/orders`. Never rejects. */
export const ordersApi =
  (ask: typeof fetch = appCheckFetch): SendOrder =>
  async (request, idToken) => {
    try {
      const headers = { Authorization: `Bearer ${idToken}` };
      const response = await ask('/api/orders', jsonPost(request, longest, headers));
      return readAnswer(response.status, await response.json().catch(() => null));
    } catch {
      return { kind: 'lost' };
    }
  };

export const idToken: IdToken = (which) => currentIdToken({ fresh: which === 'fresh' });
