import { ApiErrorSchema, OrderSchema, refusalText } from '@burger/shared/contracts';
import * as v from 'valibot';
import type { OrderAnswer, SendOrder } from '../ports';

const longest = 20_000;
const AnswerSchema = v.object({ order: OrderSchema });

/** An answer that is not in the API's own words (a proxy's page, a cut-off body) tells nothing about the order. */
function readAnswer(status: number, body: unknown): OrderAnswer {
  if (status === 200 || status === 201) {
    const answer = v.safeParse(AnswerSchema, body);
    if (!answer.success) return { kind: 'lost' };
    return { kind: 'order', order: answer.output.order, isNew: status === 201 };
  }
  const refused = v.safeParse(ApiErrorSchema, body);
  // A server that fails may have stored the order before it did.
  if (!refused.success || status >= 500) return { kind: 'lost' };
  const { error } = refused.output;
  return { kind: 'refused', refusal: { ...error, message: refusalText(error) } };
}

/** `POST /api/orders`. */
export const ordersApi =
  (ask: typeof fetch = (...request) => fetch(...request)): SendOrder =>
  async (request, idToken) => {
    try {
      const response = await ask('/api/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(longest),
      });
      return readAnswer(response.status, await response.json());
    } catch {
      return { kind: 'lost' };
    }
  };
