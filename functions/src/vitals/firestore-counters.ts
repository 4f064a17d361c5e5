import { isYounger } from '@burger/shared/times';
import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { type Counts, countsIn, type Counters } from './counters';

const isEmpty = (value: number | Counts): boolean =>
  typeof value !== 'number' && Object.keys(value).length === 0;

/** What adds the counts to those that are kept. An empty one would replace what is kept under its name. */
const increments = (counts: Counts): DocumentData =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [
        name,
        typeof value === 'number' ? FieldValue.increment(value) : increments(value),
      ]),
  );

/** In the collection `vitals`, a document each; the store deletes it after `until`. Turns lie in `vitalTurns`. */
export function firestoreCounters(firestore: Firestore): Counters {
  const vitals = firestore.collection('vitals');
  const turns = firestore.collection('vitalTurns');
  return {
    async add(counts, until) {
      const batch = firestore.batch();
      for (const [name, added] of counts) {
        const kept = { ...increments(added), until: Timestamp.fromDate(until) };
        batch.set(vitals.doc(name), kept, { merge: true });
      }
      await batch.commit();
    },
    async read(names) {
      if (names.length === 0) return [];
      const found = await firestore.getAll(...names.map((name) => vitals.doc(name)));
      return found.map((one) => {
        const { until: _until, ...counts } = one.data() ?? {};
        return one.exists ? countsIn(counts) : null;
      });
    },
    takeTurn: (what, at, everyMs) =>
      firestore.runTransaction(async (transaction) => {
        const turn = await transaction.get(turns.doc(what));
        const takenAt: unknown = turn.get('takenAt');
        if (takenAt instanceof Timestamp && isYounger(takenAt.toMillis(), everyMs, at))
          return false;
        transaction.set(turns.doc(what), { takenAt: Timestamp.fromMillis(at) });
        return true;
      }),
    async giveBack(what, takenAt) {
      await turns.doc(what).set({ takenAt: Timestamp.fromMillis(takenAt) });
    },
  };
}
