import { isDeepStrictEqual } from 'node:util';
import { BillChangeSchema } from '@burger/shared/contracts';
import * as v from 'valibot';
import type { Answer, Attack, Kind } from './attack';
import { currentVersion } from './attacked-shop';
import { expectedBill, idOf, isHad, kmTo, type Bill } from './expected-bill';
import { expectedOrder, expectedPromise } from './expected-order';
import { linesIn, type JsonObject } from './valid-order';

interface Stored {
  orderId: string;
  trackingKey: string;
  createdAt: string;
  slot: string | null;
  estimatedDeliveryTime: string;
  estimatedDeliveryUntil: string;
  items: { image: string }[];
  history: unknown;
  pricing: { total: number };
}

/**
 * Returns what is wrong with the order stored for a valid request, above all its total; null if nothing is.
 */
export function orderProblem(
  honest: JsonObject,
  customerId: string,
  answer: Answer,
): string | null {
  const { order } = (answer.body ?? {}) as { order?: Stored };
  if (answer.status !== 201 || !order)
    return `answered ${answer.status} ${JSON.stringify(answer.body)}`;
  const { orderId, trackingKey, createdAt, items, history, ...times } = order;
  const {
    slot,
    attendedFrom: _attendedFrom,
    estimatedDeliveryTime,
    estimatedDeliveryUntil,
    ...rest
  } = times as typeof times & { attendedFrom?: string };
  const lines = items.map(({ image: _image, ...line }) => line);
  const expected: Record<string, unknown> = { ...expectedOrder(honest, customerId) };
  const stored: Record<string, unknown> = { ...rest, items: lines };
  const differs = Object.keys({ ...stored, ...expected }).filter(
    (key) => !isDeepStrictEqual(stored[key], expected[key]),
  );
  if (differs.length > 0) {
    const [key = ''] = differs;
    const [had, requested] = [stored[key], expected[key]].map((one) => JSON.stringify(one));
    return `stored another ${differs.join(', ')}: ${had} instead of ${requested}`;
  }
  if (!isDeepStrictEqual(history, [{ status: 'placed', at: createdAt, by: 'customer' }]))
    return `stored with the history ${JSON.stringify(history)}`;
  const { agreedTotal } = honest;
  const isAgreed =
    agreedTotal === undefined || Math.round(order.pricing.total * 100) === agreedTotal;
  if (!isAgreed) return `charged ₹${order.pricing.total} where ${String(agreedTotal)} was agreed`;
  const promise = expectedPromise(createdAt);
  if (!isDeepStrictEqual({ slot, estimatedDeliveryTime, estimatedDeliveryUntil }, promise))
    return `promised ${estimatedDeliveryTime} instead of ${JSON.stringify(promise)}`;
  if (!/^BK\d{9}$/.test(orderId) || !/^[0-9a-f]{32}$/.test(trackingKey))
    return `stored as ${orderId}, followed by ${trackingKey}`;
  return null;
}

const inNumbers = ({ promo: _promo, ...amounts }: Bill) =>
  Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, Number(paise)]));

/** Returns what is wrong with the bill change in the response to an outdated order; null if nothing is. */
function changeProblem(order: JsonObject, answered: unknown): string | null {
  const read = v.safeParse(BillChangeSchema, answered);
  if (!read.success) return `no change of a bill: ${JSON.stringify(answered)}`;
  const { version, bill, promo, km, lines } = read.output;
  const requested = linesIn(order);
  const had = requested.filter(isHad);
  const at = order['location'] as { lat: number; lng: number };
  const expected = expectedBill(had, order['promoCode'] as string | null, kmTo(at));
  const missing = lines.filter(({ problem }) => problem !== null).map(({ lineId }) => lineId);
  const answer = { version, bill, promo, km, missing };
  const requests = {
    version: currentVersion,
    bill: { ...inNumbers(expected), roundOff: 0 },
    promo: expected.promo,
    km: kmTo(at),
    missing: requested.filter((line) => !isHad(line)).map(idOf),
  };
  if (isDeepStrictEqual(answer, requests)) return null;
  return `answered ${JSON.stringify(answer)} instead of ${JSON.stringify(requests)}`;
}

const isAccepted = ({ status }: Answer) => status >= 200 && status < 300;

export const wasAccepted = ({ verdict }: Kind, answer: Answer): boolean =>
  verdict !== 'no-effect' && isAccepted(answer);

export function problemOf(
  { verdict }: Kind,
  { honest, body }: Attack,
  customerId: string,
  answer: Answer,
): string | null {
  if (verdict === 'no-effect') return orderProblem(honest ?? {}, customerId, answer);
  const { error } = (answer.body ?? {}) as { error?: { code?: unknown; status?: unknown } };
  const code = error?.status ?? error?.code;
  if (code !== verdict) return `answered ${answer.status} ${JSON.stringify(answer.body)}`;
  if (verdict !== 'bill-changed') return null;
  const { change } = answer.body as { change?: unknown };
  return changeProblem(JSON.parse(String(body)) as JsonObject, change);
}
