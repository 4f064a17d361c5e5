import { PlaceOrderRequestSchema, type PlaceOrderRequest } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { checkedBody } from '../http/read-body';
import { Refusal } from '../http/refusal';

/** The body of `POST /orders`. Throws a Refusal `invalid` that names the field that is wrong. */
export function readOrderRequest(body: unknown): PlaceOrderRequest {
  const request = checkedBody(PlaceOrderRequestSchema, body);
  const ids = request.lines.map(lineIdOf);
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again < 0) return request;
  throw new Refusal('invalid', 'Each line may be listed once', { field: `lines.${again}` });
}
