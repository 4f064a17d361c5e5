import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';

/**
 * The collection of accounts that were deleted, by their uid: their tokens still look good for up to an hour. It is
 * emptied by the sweep of retention.
 */
export const closedAccounts = 'deletedAccounts';

export type NewDocuments = readonly (readonly [DocumentReference, DocumentData])[];

/**
 * Creates all the documents in one commit, or none when one of them exists.
 * A transaction without reads is just that commit. A batch would do the same, but over REST "exists already" reaches the
 * SDK as ABORTED (HTTP has one status for both), and a batch repeats an aborted commit for a whole minute.
 */
export async function createTogether(firestore: Firestore, documents: NewDocuments): Promise<void> {
  await firestore.runTransaction(
    (transaction) => {
      for (const [reference, data] of documents) transaction.create(reference, data);
      return Promise.resolve();
    },
    { maxAttempts: 1 },
  );
}

// gRPC codes: already exists, and aborted, which is how "already exists" arrives over REST.
const existing = new Set<unknown>([6, 10]);

/** Whether a failed creation may be due to a document that exists: have a look, then decide. */
export const mayExist = (error: unknown): boolean =>
  existing.has((error as { code?: unknown } | null)?.code);
