import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeUnchanged } from '../../store/documents';
import type { ReservedSlots } from './store';

const ordersIn = (data: DocumentData | undefined): number => {
  const orders: unknown = data?.['orders'];
  return typeof orders === 'number' ? orders : 0;
};

const minuteMs = 60_000;

/** The collection `slots`: number of orders per time slot, by its start (ISO). */
export function firestoreSlots(firestore: Firestore) {
  const slots = firestore.collection('slots');
  const underWay = new Map<string, Promise<[slot: number, orders: number][]>>();

  async function read(from: number, to: number): Promise<[slot: number, orders: number][]> {
    const found = await slots
      .where('at', '>=', Timestamp.fromMillis(from))
      .where('at', '<', Timestamp.fromMillis(to))
      .get();
    return found.docs.map((place) => [Date.parse(place.id), ordersIn(place.data())]);
  }

  /** Lets concurrent requests for the same minutes share one query, as many arrive when a slot fills up. */
  function readShared(from: number, to: number): Promise<[slot: number, orders: number][]> {
    const name = `${from}-${to}`;
    const requested = underWay.get(name) ?? read(from, to).finally(() => underWay.delete(name));
    underWay.set(name, requested);
    return requested;
  }

  return {
    at: (slot: number): DocumentReference => slots.doc(new Date(slot).toISOString()),
    isFull: (observed: DocumentSnapshot, capacity: number): boolean =>
      ordersIn(observed.data()) >= capacity,
    /** Reserves one place in a slot that had free places when read without a lock. */
    take(transaction: Transaction, observed: DocumentSnapshot, slot: number): void {
      const at = Timestamp.fromMillis(slot);
      writeUnchanged(transaction, observed, { at, orders: ordersIn(observed.data()) + 1 });
    },
    giveBack(transaction: Transaction, place: DocumentReference): void {
      transaction.set(place, { orders: FieldValue.increment(-1) }, { merge: true });
    },
    /** Returns the number of orders per slot that starts between `from` and `to` (ms, exclusive). */
    async reserved(from: number, to: number): Promise<ReservedSlots> {
      const [first, end] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)];
      const found = await readShared(first * minuteMs, end * minuteMs);
      return new Map(found.filter(([slot]) => from <= slot && slot < to));
    },
  };
}
