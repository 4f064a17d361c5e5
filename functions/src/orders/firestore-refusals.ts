import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

// An earlier request may still arrive this long after another one with its key was refused.
const refusedForMs = 60 * 60_000;

/**
 * Stores in `orderRefusals` which attempt under a key was refused, so that earlier attempts store
 * nothing, also if they reach the server later. Clocks of instances differ, so attempts are ordered
 * by the number that the page gave them.
 */
export function firestoreRefusals(firestore: Firestore) {
  const refusals = firestore.collection('orderRefusals');

  return {
    documentOf: (key: string) => refusals.doc(key),

    async store(key: string, attempt: number): Promise<void> {
      const until = Timestamp.fromMillis(Date.now() + refusedForMs);
      await refusals.doc(key).set({ attempt, until });
    },

    /** Returns whether this attempt or a later one was told that there is no order. Attempt 0 has no number and is never refused. */
    isRefused(refusal: DocumentSnapshot, attempt: number): boolean {
      const refused: unknown = refusal.get('attempt');
      return attempt > 0 && typeof refused === 'number' && refused >= attempt;
    },
  };
}
