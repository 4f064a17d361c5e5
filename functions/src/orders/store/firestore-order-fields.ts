import { fromStoredPromise, storedPromise, type StoredPromise } from '@burger/shared/contracts';
import { type OrderDocument, readBooked } from '@burger/shared/order';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { placedMonths } from './accounting-days';

const dateOf = (text: string | null): Timestamp | null =>
  text === null ? null : Timestamp.fromDate(new Date(text));
const textOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

function withPromise<From, To>(
  order: StoredPromise<From>,
  convert: (moment: From) => To,
): StoredPromise<To> {
  const { promisedFrom, promisedTo } = fromStoredPromise(order);
  return storedPromise({ promisedFrom: convert(promisedFrom), promisedTo: convert(promisedTo) });
}

/** Returns the fields of an order as stored, with timestamps. */
export const toDocument = (order: OrderDocument): DocumentData => ({
  ...order,
  ...placedMonths(order),
  createdAt: dateOf(order.createdAt),
  slot: dateOf(order.slot),
  ...withPromise(order, dateOf),
  changedAt: FieldValue.serverTimestamp(),
});

/** Converts a stored order: timestamps become ISO text. Throws if it is damaged. */
export function toOrder({
  changedAt: _,
  handedOverAt: _at,
  kitchenWork: _work,
  ...data
}: DocumentData): OrderDocument {
  const document = {
    ...data,
    createdAt: textOf(data['createdAt']),
    slot: textOf(data['slot']),
    ...withPromise(data as StoredPromise<unknown>, textOf),
  };
  if (!readBooked(document, 'strict')) throw new Error('A stored order is damaged');
  return document as unknown as OrderDocument;
}
