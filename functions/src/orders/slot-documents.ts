import type { OrderLife } from '@burger/shared/order';
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { Refusal } from '../http/refusal';

/** Id of the document of a half hour in `slots`, by its start (ms). */
export const slotId = (slot: number): string => new Date(slot).toISOString();

/** What changes in it when so many orders more lie in that half hour. */
export const withOrders = (slot: number, more: number): DocumentData => ({
  at: Timestamp.fromMillis(slot),
  orders: FieldValue.increment(more),
});

/** How many orders lie in it. */
export const ordersIn = (data: DocumentData | undefined): number => {
  const orders: unknown = data?.['orders'];
  return typeof orders === 'number' ? orders : 0;
};

const placesOf = ({ slot, status }: OrderLife): number =>
  slot !== null && status !== 'cancelled' ? 1 : 0;

/** How many places of its half hour a step takes, -1 where it gives one back: a cancelled order has none. */
export const placesTaken = (before: OrderLife, after: OrderLife): number =>
  placesOf(after) - placesOf(before);

/** The refusal of a step that would put an order back into a half hour that is full by now. */
export const placeGone = (): Refusal =>
  new Refusal('slot-full', 'Its half hour is full by now. Please call the customer.');
