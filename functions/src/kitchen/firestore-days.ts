import { afterDays } from '@burger/shared/hours';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { DayStore, StoredDay } from './days';

const daysBefore = 7;

/** Stores closed business days in `days` by date. Browsers cannot access it, and nothing deletes them. */
export function firestoreDays(firestore: Firestore): DayStore {
  const days = firestore.collection('days');
  const dayIn = (found: DocumentSnapshot) => (found.data() as StoredDay | undefined) ?? null;

  return {
    find: async (date) => dayIn(await days.doc(date).get()),

    close: (day) =>
      firestore.runTransaction(async (transaction) => {
        const before = dayIn(await transaction.get(days.doc(day.date)));
        if (!before) transaction.create(days.doc(day.date), day);
        return before ?? day;
      }),

    correct: (date, correction) =>
      firestore.runTransaction(async (transaction) => {
        const day = dayIn(await transaction.get(days.doc(date)));
        if (!day || day.corrections.some(({ press }) => press === correction.press)) return day;
        const corrections = [...day.corrections, correction];
        transaction.update(days.doc(date), { corrections });
        return { ...day, corrections };
      }),

    async floatBefore(date) {
      const before = Array.from({ length: daysBefore }, (_, past) => afterDays(date, -1 - past));
      const found = await firestore.getAll(...before.map((day) => days.doc(day)));
      return found.flatMap((day) => dayIn(day)?.float ?? [])[0] ?? null;
    },
  };
}
