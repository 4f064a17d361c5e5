import { randomBytes } from 'node:crypto';
import { FirestoreError, invalidArgument, notSupported } from '../error';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import type { Query } from '../store/query';
import { type JsonObject, readObject, readString } from '../values/json';
import type { Access } from './authorize';

interface Transaction {
  readonly startedAt: number;
  readonly reads: { readonly read: (store: DocumentStore) => string; readonly seen: string }[];
}

const longestMillis = 270_000;
const mostOpen = 10_000;

export function createTransactions(now: () => number = Date.now) {
  const open = new Map<string, Transaction>();
  const find = (id: string) => {
    const transaction = open.get(id);
    if (!transaction) throw invalidArgument('The transaction has expired or is no longer valid.');
    return transaction;
  };

  return {
    begin: () => {
      for (const [id, { startedAt }] of open) {
        if (startedAt > now() - longestMillis) break;
        open.delete(id);
      }
      if (open.size >= mostOpen) {
        throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
      }
      const id = randomBytes(16).toString('base64');
      open.set(id, { startedAt: now(), reads: [] });
      return id;
    },
    noteDocument: (id: string, path: string, seen: StoredDocument | undefined) => {
      find(id).reads.push({ read: (store) => versionOf(store.read(path)), seen: versionOf(seen) });
    },
    noteQuery: (id: string, query: Query, seen: readonly StoredDocument[]) => {
      const versions = (documents: readonly StoredDocument[]) => documents.map(versionOf).join();
      find(id).reads.push({ read: (store) => versions(store.query(query)), seen: versions(seen) });
    },
    /** Ends the transaction; throws ABORTED, which makes the SDKs try again, if anything it read has changed. */
    finish: (id: string, store: DocumentStore) => {
      const { reads } = find(id);
      open.delete(id);
      if (reads.some(({ read, seen }) => read(store) !== seen)) {
        throw new FirestoreError('ABORTED', 'Something that the transaction read has changed.');
      }
    },
    rollback: (id: string) => void open.delete(id),
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
  /** `projects/…/documents`, the beginning of every name. */
  readonly root: string;
  /** The path after `documents/` in the address: empty, a collection's or a document's. */
  readonly path: string;
}

/** One method of the protocol: takes the parsed body, returns the body of the answer. */
export type Call = (body: unknown, context: CallContext) => unknown;

/** The keys by which a read can belong to a transaction. */
export const transactionKeys = ['transaction', 'newTransaction', 'readTime'] as const;

/** The transaction that a read belongs to; `announced` is the first part of the answer where it is begun here. */
export function joinTransaction(body: JsonObject, transactions: Transactions) {
  if (body.readTime !== undefined) throw notSupported('reads of the past');
  if (body.newTransaction !== undefined) {
    const id = transactions.begin();
    return { id, announced: [{ transaction: id }] };
  }
  const id = body.transaction ? readString(body.transaction, 'transaction') : undefined;
  return { id, announced: [] };
}

export const beginTransaction: Call = (body, { transactions }) => {
  readObject(body, 'The request', ['options', 'database']);
  return { transaction: transactions.begin() };
};

export const rollback: Call = (body, { transactions }) => {
  const { transaction } = readObject(body, 'The request', ['transaction', 'database']);
  transactions.rollback(readString(transaction, 'transaction'));
  return {};
};
