import { createGatekeeper } from './protocol/authorize';
import { createHandler, type Handler } from './protocol/handler';
import { documentsRoot } from './protocol/document-name';
import { readIdentity } from './protocol/identity';
import { findRoute } from './protocol/route';
import { createTransactions } from './protocol/transactions';
import { loadRules } from './rules/rules';
import { loadIndexes } from './store/composite-index';
import { openDocumentStore } from './store/document-store';

export interface FirestoreOptions {
  /** Where the documents are kept; made when absent. `:memory:` keeps nothing. */
  readonly databaseFile: string;
  /** The firestore.rules that is also deployed. */
  readonly rulesFile: string;
  /** The firestore.indexes.json that is also deployed. */
  readonly indexesFile: string;
  readonly projectId: string;
  /** Is told of a damaged database file, which is then kept beside. */
  readonly say?: (line: string) => void;
}

export interface Firestore {
  /** Answers `/v1/projects/{projectId}/databases/(default)/documents…`; passes on every other address. */
  readonly router: Handler;
  /** Closes the database. Whatever was acknowledged is on disk already. */
  close(): void;
}

/**
 * A stand-in for Firestore on one database file, speaking the part of REST v1 that the Firebase SDKs use here. For
 * development on this machine only: tokens are read without checking a signature, and `Bearer owner` may do anything.
 * Throws when the rules or indexes hold something that it does not know, rather than to enforce them in part.
 */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { projectId } = options;
  const root = documentsRoot(projectId);
  const rules = loadRules(options.rulesFile);
  const store = openDocumentStore(
    options.databaseFile,
    loadIndexes(options.indexesFile),
    options.say,
  );
  const transactions = createTransactions();

  const router = createHandler((request, url, body) => {
    const identity = readIdentity(request.headers.authorization, projectId);
    const { call, path } = findRoute(request.method ?? '', url, projectId);
    const gatekeeper = createGatekeeper(rules, identity);
    return call(body, { store, transactions, gatekeeper, root, path });
  });
  return { router, close: () => store.close() };
}
