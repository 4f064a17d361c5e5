import { isDeepStrictEqual } from 'node:util';
import type { Attack, Kind } from './attack';
import { expectedOrder } from './expected-order';
import type { JsonObject } from './valid-order';

export interface Answer {
  status: number;
  /** Undefined when it was no JSON. */
  body: unknown;
}

interface Stored {
  orderId: string;
  createdAt: string;
  estimatedDeliveryTime: string;
  items: { image: string }[];
}

/** What is wrong about the order that was answered to a valid request, or null. */
export function orderProblem(
  honest: JsonObject,
  customerId: string,
  answer: Answer,
): string | null {
  const { order } = (answer.body ?? {}) as { order?: Stored };
  if (answer.status !== 201 || !order)
    return `answered ${answer.status} ${JSON.stringify(answer.body)}`;
  const { orderId, createdAt, estimatedDeliveryTime, items, ...rest } = order;
  const lines = items.map(({ image: _image, ...line }) => line);
  const expected = expectedOrder(honest, customerId);
  if (!isDeepStrictEqual({ ...rest, items: lines }, expected)) {
    return `stored ${JSON.stringify(order)} instead of ${JSON.stringify(expected)}`;
  }
  const minutes = (Date.parse(estimatedDeliveryTime) - Date.parse(createdAt)) / 60_000;
  if (minutes !== 45 || !/^BK\d{9}$/.test(orderId))
    return `stored as ${orderId}, in ${minutes} min`;
  return null;
}

const isAccepted = ({ status }: Answer) => status >= 200 && status < 300;

/** Whether a request that had to be refused was accepted. */
export const wasAccepted = ({ verdict }: Kind, answer: Answer): boolean =>
  verdict !== 'no-effect' && isAccepted(answer);

/** What is wrong about an answer to an attack by this customer, or null when it is what the kind demands. */
export function problemOf(
  { verdict }: Kind,
  { honest }: Attack,
  customerId: string,
  answer: Answer,
): string | null {
  if (verdict === 'no-effect') return orderProblem(honest ?? {}, customerId, answer);
  const { error } = (answer.body ?? {}) as { error?: { code?: unknown; status?: unknown } };
  const code = error?.status ?? error?.code;
  return code === verdict ? null : `answered ${answer.status} ${JSON.stringify(answer.body)}`;
}
