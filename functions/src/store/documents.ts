import { createHash } from 'node:crypto';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';

/** Collection of deleted accounts, whose ID tokens remain valid for up to an hour. */
export const closedAccounts = 'deletedAccounts';

/**
 * Returns the document name for counts of a customer, phone number or network. It is a hash, so that it
 * reveals neither number nor address.
 */
export const countedName = (kind: 'customer' | 'phone' | 'network', whose: string): string =>
  `${kind}-${createHash('sha256').update(whose).digest('hex')}`;

export type Found = (reference: DocumentReference) => DocumentSnapshot;

function foundIn(read: readonly DocumentSnapshot[]): Found {
  const byPath = new Map(read.map((one) => [one.ref.path, one]));
  return ({ path }) => {
    const one = byPath.get(path);
    if (!one) throw new Error('Firestore omitted a requested document');
    return one;
  };
}

/** Reads documents in one request. Throws if the response omits one. */
export async function readTogether(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<Found> {
  return foundIn(await transaction.getAll(...references));
}

/** Reads documents without locks, to be written with `writeUnchanged`. Throws if the response omits one. */
export async function readUnlocked(
  firestore: Firestore,
  references: readonly DocumentReference[],
): Promise<Found> {
  return foundIn(await firestore.getAll(...references));
}

/**
 * Writes a document only if it is unchanged since it was read. Without this, concurrent transactions would
 * each hold a shared lock on a document they read, and none could write until the others time out (two
 * seconds on Google's emulator). Contended documents are therefore read without a lock and written with a
 * precondition.
 */
export function writeUnchanged(
  transaction: Transaction,
  observed: { ref: DocumentReference; updateTime?: Timestamp | undefined },
  data: DocumentData,
): void {
  if (!observed.updateTime) transaction.create(observed.ref, data);
  else transaction.update(observed.ref, data, { lastUpdateTime: observed.updateTime });
}

export type NewDocuments = readonly (readonly [DocumentReference, DocumentData])[];

// gRPC codes: already exists, and aborted, which is how "already exists" arrives over REST.
const existing = new Set<unknown>([6, 10]);

/**
 * Creates a document. Returns false if it exists. Uses a transaction, which fails with ABORTED if it exists;
 * over REST, a plain creation would retry for a minute.
 */
export async function createOnce(
  firestore: Firestore,
  reference: DocumentReference,
  data: DocumentData,
): Promise<boolean> {
  try {
    await firestore.runTransaction(
      async (transaction) => void transaction.create(reference, data),
      { maxAttempts: 1 },
    );
    return true;
  } catch (error) {
    const mayExist = existing.has((error as { code?: unknown } | null)?.code);
    if (mayExist && (await reference.get()).exists) return false;
    throw error;
  }
}
