import { randomBytes } from 'node:crypto';
import { FirestoreError, invalidArgument, notSupported } from '../error';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import type { Lock, Locks } from '../store/locks';
import type { Query } from '../store/query';
import { type JsonObject, readObject, readString } from '../values/json';
import type { Access } from './authorize';

interface Transaction {
  readonly endsAt: number;
  readonly isReadOnly: boolean;
  readonly idle: NodeJS.Timeout;
  readonly reads: { readonly read: (store: DocumentStore) => string; readonly observed: string }[];
}

const longestMillis = 270_000;
const longestIdleMillis = 60_000;
const mostOpen = 10_000;

/** Tracks open transactions. With `locks`, a commit waits for other readers of its documents. */
export function createTransactions(locks?: Locks) {
  const open = new Map<string, Transaction>();
  let commits = 0;
  const end = (id: string): void => {
    clearTimeout(open.get(id)?.idle);
    open.delete(id);
    locks?.release(id);
  };
  const find = (id: string): Transaction => {
    const transaction = open.get(id);
    if (transaction && transaction.endsAt <= Date.now()) end(id);
    // Hosted Firestore's error text: the Admin SDK retries a transaction that "has expired".
    if (!transaction || !open.has(id)) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.idle.refresh();
    return transaction;
  };

  return {
    begin: (isReadOnly = false): string => {
      if (open.size >= mostOpen) {
        throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
      }
      const id = randomBytes(16).toString('base64');
      const idle = setTimeout(() => end(id), longestIdleMillis).unref();
      open.set(id, { endsAt: Date.now() + longestMillis, isReadOnly, idle, reads: [] });
      return id;
    },
    /** Waits for the locks of a read. Ends the transaction if they time out. */
    startReading: async (id: string, requested: readonly Lock[]): Promise<void> => {
      if (find(id).isReadOnly) return;
      try {
        await locks?.acquire(id, requested);
      } catch (error) {
        end(id);
        throw error;
      }
    },
    noteDocument: (id: string, path: string, observed: StoredDocument | undefined) => {
      find(id).reads.push({
        read: (store) => versionOf(store.read(path)),
        observed: versionOf(observed),
      });
    },
    noteQuery: (id: string, query: Query, observed: readonly StoredDocument[]) => {
      const versions = (documents: readonly StoredDocument[]) => documents.map(versionOf).join();
      find(id).reads.push({
        read: (store) => versions(store.query(query)),
        observed: versions(observed),
      });
    },
    /** Writes once all locks are held, then ends the transaction (if any), also after an error. */
    commit: async <T>(
      id: string | undefined,
      requested: readonly Lock[],
      write: () => T,
    ): Promise<T> => {
      const owner = id ?? `commit ${(commits += 1)}`;
      if (id !== undefined && find(id).isReadOnly && requested.length > 0) {
        throw invalidArgument('Cannot modify entities in a read-only transaction.');
      }
      try {
        await locks?.acquire(owner, requested);
        return write();
      } finally {
        end(owner);
      }
    },
    /** Throws ABORTED, on which the SDKs retry, if anything that the transaction read has changed. */
    checkReads: (id: string, store: DocumentStore): void => {
      if (find(id).reads.some(({ read, observed }) => read(store) !== observed)) {
        throw new FirestoreError('ABORTED', 'Something that the transaction read has changed.');
      }
    },
    rollback: end,
  };
}

type Transactions = ReturnType<typeof createTransactions>;

function versionOf(document: StoredDocument | undefined): string {
  return document ? `${document.path}@${document.updateTime}` : 'missing';
}

export interface CallContext {
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly access: Access;
  /** `projects/…/documents`, the prefix of every document name. */
  readonly root: string;
  /** The path after `documents/`: empty, or the path of a collection or document. */
  readonly path: string;
}

export type Call = (body: unknown, context: CallContext) => unknown;

export const transactionKeys = ['transaction', 'newTransaction', 'readTime'] as const;

/** Reads in the transaction that the body names or begins. The response starts with a new one's id. */
export async function readInTransaction(
  body: JsonObject,
  transactions: Transactions,
  requested: readonly Lock[],
  read: (id: string | undefined) => readonly unknown[],
): Promise<readonly unknown[]> {
  if (body.readTime !== undefined) throw notSupported('reads of the past');
  const begun =
    body.newTransaction === undefined ? undefined : begin(body.newTransaction, transactions);
  const id = body.transaction ? readString(body.transaction, 'transaction') : begun;
  try {
    if (id !== undefined) await transactions.startReading(id, requested);
    const answers = read(id);
    return begun === undefined ? answers : [{ transaction: begun }, ...answers];
  } catch (error) {
    if (begun !== undefined) transactions.rollback(begun);
    throw error;
  }
}

/** Begins a transaction. Accepts `retryTransaction` without effect, as measured on Google's emulator. */
function begin(input: unknown, transactions: Transactions): string {
  const { readOnly } = readObject(input ?? {}, 'options', ['readOnly', 'readWrite']);
  if (readOnly === undefined) return transactions.begin();
  readObject(readOnly, 'readOnly', []);
  return transactions.begin(true);
}

export const beginTransaction: Call = (body, { transactions }) => {
  const { options } = readObject(body, 'The request', ['options', 'database']);
  return { transaction: begin(options, transactions) };
};

export const rollback: Call = (body, { transactions }) => {
  const { transaction } = readObject(body, 'The request', ['transaction', 'database']);
  transactions.rollback(readString(transaction, 'transaction'));
  return {};
};
