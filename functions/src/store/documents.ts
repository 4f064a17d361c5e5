import { createHash } from 'node:crypto';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';

/** Accounts that were deleted: their tokens still look good for up to an hour. */
export const closedAccounts = 'deletedAccounts';

/** What stands in the name of a document for somebody who is counted; neither numbers nor addresses can be read out of it. */
export const countedName = (kind: 'customer' | 'phone' | 'network', whose: string): string =>
  `${kind}-${createHash('sha256').update(whose).digest('hex')}`;

/** What lies at a reference that was read. */
export type Found = (reference: DocumentReference) => DocumentSnapshot;

function foundIn(read: readonly DocumentSnapshot[]): Found {
  const byPath = new Map(read.map((one) => [one.ref.path, one]));
  return ({ path }) => {
    const one = byPath.get(path);
    if (!one) throw new Error('The store left an answer out');
    return one;
  };
}

/** Reads all of these in one request to the store. Throws where it leaves one out. */
export async function readTogether(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<Found> {
  return foundIn(await transaction.getAll(...references));
}

/** Reads documents without locking them; what is written of them later goes through `writeUnchanged`. Throws where the store leaves one out. */
export async function readUnlocked(
  firestore: Firestore,
  references: readonly DocumentReference[],
): Promise<Found & { readTime: Timestamp }> {
  const read = await firestore.getAll(...references);
  const [first] = read;
  if (!first) throw new Error('Nothing was asked for');
  return Object.assign(foundIn(read), { readTime: first.readTime });
}

/**
 * Writes a document only if it still is as it was read. Transactions that read one document at the same time hold a
 * shared lock each, so none of them can write it until the store lets the others time out (two seconds on Google's
 * emulator). A document that many orders write is therefore read without a lock, and its write carries a precondition.
 */
export function writeUnchanged(
  transaction: Transaction,
  seen: DocumentSnapshot,
  data: DocumentData,
): void {
  if (!seen.updateTime) transaction.create(seen.ref, data);
  else transaction.update(seen.ref, data, { lastUpdateTime: seen.updateTime });
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
