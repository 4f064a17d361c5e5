import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeUnchanged } from '../store/documents';
import type { TakenSlots } from './store';

const ordersIn = (data: DocumentData | undefined): number => {
  const orders: unknown = data?.['orders'];
  return typeof orders === 'number' ? orders : 0;
};

const minuteMs = 60_000;

/** `slots`: how many orders each time slot has, under the moment (ISO) at which it begins. */
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

  /** Requests for the same minutes share one query while it is under way: many ask at once when a slot has become full. */
  function readShared(from: number, to: number): Promise<[slot: number, orders: number][]> {
    const name = `${from}-${to}`;
    const asked = underWay.get(name) ?? read(from, to).finally(() => underWay.delete(name));
    underWay.set(name, asked);
    return asked;
  }

  return {
    /** The document of the slot that begins at `slot` (ms). */
    at: (slot: number): DocumentReference => slots.doc(new Date(slot).toISOString()),
    isFull: (seen: DocumentSnapshot, capacity: number): boolean =>
      ordersIn(seen.data()) >= capacity,
    /** Takes one place of a slot that had room when it was read without a lock. */
    take(transaction: Transaction, seen: DocumentSnapshot, slot: number): void {
      const at = Timestamp.fromMillis(slot);
      writeUnchanged(transaction, seen, { at, orders: ordersIn(seen.data()) + 1 });
    },
    giveBack(transaction: Transaction, place: DocumentReference): void {
      transaction.set(place, { orders: FieldValue.increment(-1) }, { merge: true });
    },
    /** How many orders each slot has that begins from one moment to before another (ms). */
    async taken(from: number, to: number): Promise<TakenSlots> {
      const [first, end] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)];
      const found = await readShared(first * minuteMs, end * minuteMs);
      return new Map(found.filter(([slot]) => from <= slot && slot < to));
    },
  };
}
