import { randomBytes } from 'node:crypto';
import { FirestoreError, invalidArgument } from '../error';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import type { Query } from '../store/query';

type Read = (store: DocumentStore) => string;

interface Transaction {
  readonly startedAt: number;
  readonly reads: { readonly read: Read; readonly seen: string }[];
}

/** The open transactions: what each of them has read, so that its commit can tell whether that still holds. */
export interface Transactions {
  begin(): string;
  noteDocument(id: string, path: string, seen: StoredDocument | undefined): void;
  noteQuery(id: string, query: Query, seen: readonly StoredDocument[]): void;
  /** Ends the transaction; throws ABORTED, which makes the SDKs try again, if anything it read has changed. */
  finish(id: string, store: DocumentStore): void;
  rollback(id: string): void;
}

const longestMillis = 270_000;
const mostOpen = 10_000;

/** Optimistic transactions in memory: nobody ever waits for a lock, a conflict is found at commit. */
export function createTransactions(now: () => number = Date.now): Transactions {
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
    noteDocument: (id, path, seen) => {
      const read: Read = (store) => versionOf(store.read(path));
      find(id).reads.push({ read, seen: versionOf(seen) });
    },
    noteQuery: (id, query, seen) => {
      const read: Read = (store) => store.query(query).map(versionOf).join();
      find(id).reads.push({ read, seen: seen.map(versionOf).join() });
    },
    finish: (id, store) => {
      const { reads } = find(id);
      open.delete(id);
      if (reads.some(({ read, seen }) => read(store) !== seen)) {
        throw new FirestoreError('ABORTED', 'Something that the transaction read has changed.');
      }
    },
    rollback: (id) => void open.delete(id),
  };
}

function versionOf(document: StoredDocument | undefined): string {
  return document ? `${document.path}@${document.updateTime}` : 'missing';
}
