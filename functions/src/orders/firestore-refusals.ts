import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { PlaceAttempt } from './store';

// A request may still be running this long after another one with its key was refused.
const refusedForMs = 60 * 60_000;
// Refusals by this instance that it can compare with a request's arrival.
const mostRemembered = 1000;

/** Stores in `orderRefusals` that a key was refused, so that earlier requests with it store nothing. */
export function firestoreRefusals(firestore: Firestore) {
  const refusals = firestore.collection('orderRefusals');
  const own = new Map<string, { at: Timestamp; knownAt: number }>();

  return {
    documentOf: (key: string) => refusals.doc(key),

    async store(key: string): Promise<void> {
      const until = Timestamp.fromMillis(Date.now() + refusedForMs);
      const { writeTime } = await refusals
        .doc(key)
        .set({ at: FieldValue.serverTimestamp(), until });
      own.delete(key);
      own.set(key, { at: writeTime, knownAt: performance.now() });
      const [oldest] = own.keys();
      if (own.size > mostRemembered && oldest) own.delete(oldest);
    },

    /**
     * Returns the store time of a request's arrival, or an earlier one: its first read may have been
     * repeated, and another request refused meanwhile. A request that arrived after a refusal by
     * this instance is known to be later.
     */
    arrivalOf(key: string, { arrivedAt }: PlaceAttempt, readTime: Timestamp): string {
      const waitedMs = performance.now() - arrivedAt;
      const earliest = Timestamp.fromMillis(readTime.toMillis() - Math.ceil(waitedMs)).valueOf();
      const refused = own.get(key);
      if (!refused || refused.knownAt > arrivedAt) return earliest;
      const at = refused.at.valueOf();
      return at > earliest ? at : earliest;
    },

    /** Returns whether a later request with this key was told that there is no order. */
    isRefusedSince(refusal: DocumentSnapshot, { began }: PlaceAttempt): boolean {
      const at: unknown = refusal.get('at');
      return began !== undefined && at instanceof Timestamp && at.valueOf() > began;
    },
  };
}
