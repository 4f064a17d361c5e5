import { createHash } from 'node:crypto';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';

/** Accounts that were deleted: their tokens still look good for up to an hour. */
export const closedAccounts = 'deletedAccounts';

/** What stands in the name of a document for somebody who is counted; neither numbers nor addresses can be read out of it. */
export const countedName = (kind: 'customer' | 'phone' | 'network', whose: string): string =>
  `${kind}-${createHash('sha256').update(whose).digest('hex')}`;

/** What lies at a reference that was read. */
export type Found = (reference: DocumentReference) => DocumentSnapshot;

/** Reads all of these in one question to the store. Throws where it leaves one out. */
export async function readTogether(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<Found> {
  const read = await transaction.getAll(...references);
  const byPath = new Map(read.map((one) => [one.ref.path, one]));
  return ({ path }) => {
    const one = byPath.get(path);
    if (!one) throw new Error('The store left an answer out');
    return one;
  };
}

export type NewDocuments = readonly (readonly [DocumentReference, DocumentData])[];

/** Creates all or none. Over REST a batch would repeat "exists already" for a minute; a transaction tells it as ABORTED. */
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
