import { callNumber, type OrderDocument } from '@burger/shared/order';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeUnchanged } from '../store/documents';

// After its promise an order is open for hours at most, and its number is not called out again on the same day.
const heldAfterPromiseMs = 24 * 60 * 60_000;

/**
 * `callNumbers`: which order has a number that people call out, the last four digits of an order number, and until when.
 * Each number has a document of its own, which the transaction of an order claims: no counter is written by all orders.
 * A number that is held makes the order draw another one, a few times. Documents are deleted after `until`.
 */
export function callNumbers(firestore: Firestore) {
  const held = firestore.collection('callNumbers');
  const documentOf = (order: OrderDocument): DocumentReference =>
    held.doc(callNumber(order.orderId));
  return {
    documentOf,
    isHeld(found: DocumentSnapshot, at: number): boolean {
      const until: unknown = found.get('until');
      return until instanceof Timestamp && until.toMillis() > at;
    },
    claim(
      transaction: Transaction,
      seen: DocumentSnapshot,
      key: string,
      order: OrderDocument,
    ): void {
      const promised = Date.parse(order.estimatedDeliveryUntil);
      const until = Timestamp.fromMillis(promised + heldAfterPromiseMs);
      writeUnchanged(transaction, seen, { order: key, until });
    },
  };
}
