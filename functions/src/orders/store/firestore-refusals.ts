import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

// After a request is refused, an earlier one with the same key may still arrive within this time.
const refusedForMs = 60 * 60_000;

/**
 * Stores in `orderRefusals` which attempts under an idempotency key were refused, so that earlier attempts
 * store no order even if they arrive later. Clocks of instances differ, so attempts are compared by the
 * number the page assigned.
 */
export function firestoreRefusals(firestore: Firestore) {
  const refusals = firestore.collection('orderRefusals');

  return {
    documentOf: (key: string) => refusals.doc(key),

    async store(key: string, attempt: number): Promise<void> {
      const until = Timestamp.fromMillis(Date.now() + refusedForMs);
      // One field for each attempt: a delayed write for an earlier attempt must not replace a later one.
      await refusals.doc(key).set({ attempts: { [attempt]: true }, until }, { merge: true });
    },

    /**
     * Returns whether the customer was told, for this attempt or a later one, that no order exists. Attempt 0
     * (since 0.3.0, whose pages send none) is never refused.
     */
    isRefused(refusal: DocumentSnapshot, attempt: number): boolean {
      const refused = Object.keys((refusal.get('attempts') ?? {}) as object);
      return attempt > 0 && refused.some((number) => Number(number) >= attempt);
    },
  };
}
