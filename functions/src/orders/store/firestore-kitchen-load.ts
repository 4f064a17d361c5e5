import { quarterMs, type KitchenLoad, type Work } from '@burger/shared/hours/kitchen-plan';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeUnchanged } from '../../store/documents';

const storedMs = 24 * 60 * 60_000;

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function workIn(value: unknown): Work {
  const entries = Object.entries(isMap(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([id, minutes]) =>
      typeof minutes === 'number' ? [[id, Math.max(0, minutes)]] : [],
    ),
  );
}

/** Returns the minutes that a stored order has reserved; null if it was placed without stations. */
export function reservedIn(order: DocumentData | undefined): KitchenLoad | null {
  const stored: unknown = order?.['kitchenWork'];
  if (!isMap(stored)) return null;
  return new Map(Object.entries(stored).map(([at, work]) => [Date.parse(at), workIn(work)]));
}

export const storedReservation = (reserved: KitchenLoad): DocumentData => ({
  kitchenWork: Object.fromEntries(
    [...reserved].map(([quarter, work]) => [new Date(quarter).toISOString(), work]),
  ),
});

export interface ReadLoad {
  load: KitchenLoad;
  found: ReadonlyMap<number, DocumentSnapshot>;
}

/** Stores in `kitchenLoad` the used minutes per station, in a document for each quarter of an hour. */
export function firestoreKitchenLoad(firestore: Firestore) {
  const quarters = firestore.collection('kitchenLoad');
  const documentOf = (quarter: number) => quarters.doc(new Date(quarter).toISOString());
  const fieldsOf = (quarter: number, minutes: DocumentData) => ({
    at: Timestamp.fromMillis(quarter),
    until: Timestamp.fromMillis(quarter + storedMs),
    minutes,
  });

  return {
    /** Reads the load of quarters between `from` and `until` (ms, exclusive) without locks. */
    async read(from: number, until: number): Promise<ReadLoad> {
      const { docs } = await quarters
        .where('at', '>=', Timestamp.fromMillis(from))
        .where('at', '<', Timestamp.fromMillis(until))
        .get();
      const found = new Map(docs.map((one) => [Date.parse(one.id), one]));
      return {
        found,
        load: new Map([...found].map(([quarter, one]) => [quarter, workIn(one.get('minutes'))])),
      };
    },
    /** Writes the load of some quarters, if they have not changed since they were read. */
    save(transaction: Transaction, { load: before, found }: ReadLoad, after: KitchenLoad): void {
      for (const [quarter, work] of after) {
        const observed = found.get(quarter) ?? { ref: documentOf(quarter) };
        const minutes = { ...before.get(quarter), ...work };
        writeUnchanged(transaction, observed, fieldsOf(quarter, minutes));
      }
    },
    /** Adds minutes to quarters that have not ended at `at` (ms), or with the sign -1 releases them. */
    add(transaction: Transaction, work: KitchenLoad, at: number, sign: 1 | -1 = 1): void {
      for (const [quarter, minutes] of work) {
        if (quarter + quarterMs <= at) continue;
        const changes = Object.entries(minutes).map(([id, more]) => [
          id,
          FieldValue.increment(sign * more),
        ]);
        const fields = fieldsOf(quarter, Object.fromEntries(changes));
        transaction.set(documentOf(quarter), fields, { merge: true });
      }
    },
  };
}
