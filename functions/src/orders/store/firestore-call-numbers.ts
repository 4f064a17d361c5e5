import { fromStoredPromise } from '@burger/shared/contracts';
import { callNumber, type OrderDocument } from '@burger/shared/order';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeUnchanged } from '../../store/documents';

// An order stays open for hours at most after its promised time; its call number is not reused that day.
const heldAfterPromiseMs = 24 * 60 * 60_000;

/**
 * The collection `callNumbers`: reserves the number called out for an order, the last four digits
 * of its order number.
 * Each number has its own document, claimed in the order's transaction, so orders share no counter.
 * If the number is reserved, the order tries a few other ones. Documents are deleted after `until`.
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
      observed: DocumentSnapshot,
      key: string,
      order: OrderDocument,
    ): void {
      const promised = Date.parse(fromStoredPromise(order).promisedTo);
      const until = Timestamp.fromMillis(promised + heldAfterPromiseMs);
      writeUnchanged(transaction, observed, { order: key, until });
    },
  };
}
