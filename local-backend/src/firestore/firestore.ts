import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'express';
import { isOfThisSite } from '../loopback';
import type { LockMode } from '../settings';
import { FirestoreError, invalidArgument, notSupported } from './error';
import { authorize, readIdentity } from './protocol/authorize';
import { beginTransaction, type Call, createTransactions, rollback } from './protocol/transactions';
import { commit } from './protocol/write';
import { documentsRoot } from './values/paths';
import { batchGet, getDocument, runAggregationQuery, runQuery } from './protocol/read';
import { loadRules } from './rules/rules';
import { loadIndexes } from './store/indexes';
import { createLocks } from './store/locks';
import { openDocumentStore } from './store/document-store';

interface FirestoreOptions {
  readonly databaseFile: string;
  readonly rulesFile: string;
  readonly indexesFile: string;
  readonly projectId: string;
  /** Transaction locks of the local Firestore; optimistic by default. */
  readonly locks?: LockMode;
  /** Prints a message about a damaged database file, which is renamed and kept. */
  readonly say?: (line: string) => void;
}

export interface Firestore {
  /** Serves `/v1/projects/{projectId}/databases/(default)/documents…` and passes other addresses on. */
  readonly router: Handler;
  close(): void;
}

/** Creates a local Firestore that verifies no token signatures. Throws on unknown rules or index kinds. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { projectId } = options;
  const root = documentsRoot(projectId);
  const rules = loadRules(options.rulesFile);
  const indexes = loadIndexes(options.indexesFile);
  const store = openDocumentStore(options.databaseFile, indexes, options.say);
  const transactions = createTransactions(
    options.locks === 'pessimistic' ? createLocks() : undefined,
  );

  const router = createHandler((request, url, body) => {
    const identity = readIdentity(request.headers.authorization, projectId);
    const { call, path } = findRoute(request.method ?? '', url, projectId);
    const access = authorize(rules, identity);
    return call(body, { store, transactions, access, root, path });
  });
  return { router, close: () => store.close() };
}

/** A request handler for Express's `app.use(…)` and for a plain `node:http` server. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

// Matches every Firestore address, including unsupported ones, which get Firestore's error.
const firestoreAddress = /^\/v1\/projects\/[^/]+\/databases\//;

// The SDK sends JSON as text/plain to avoid a CORS preflight.
const readText = text({ type: () => true, limit: '1mb' });

function createHandler(
  answer: (request: IncomingMessage, url: string, body: unknown) => unknown,
): Handler {
  return (request, response, next) => {
    const url = request.url ?? '';
    if (!firestoreAddress.test(url)) return next();
    if (!isOfThisSite(request.headers)) {
      return refuse(
        response,
        new FirestoreError('PERMISSION_DENIED', 'This is a local development tool.'),
      );
    }
    const respond = async (readFailure?: unknown): Promise<void> => {
      try {
        if (readFailure !== undefined) throw bodyError(readFailure);
        send(response, 200, await answer(request, url, parseBody(request)));
      } catch (error) {
        refuse(response, firestoreErrorFrom(error));
      }
    };
    readText(request as never, response as never, (failure?: unknown) => void respond(failure));
  };
}

function send(response: ServerResponse, code: number, body: unknown): void {
  const json = Buffer.from(JSON.stringify(body));
  response.writeHead(code, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': json.length,
    'cache-control': 'no-store',
  });
  response.end(json);
}

const refuse = (response: ServerResponse, { code, message, status }: FirestoreError) =>
  send(response, code, { error: { code, message, status } });

function parseBody(request: IncomingMessage & { body?: unknown }): unknown {
  const { body } = request;
  if (typeof body !== 'string' || body === '') return body === '' ? undefined : body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw invalidArgument('The body is not JSON.');
  }
}

/** Converts an error of Express's body parser by its HTTP status. Only 413 needs a message of its own. */
function bodyError(failure: unknown): FirestoreError {
  const { status } = failure as { status?: number };
  if (status === 413) {
    return new FirestoreError('INVALID_ARGUMENT', 'The request is larger than 1 MB.', 413);
  }
  return invalidArgument('The body cannot be read.');
}

function firestoreErrorFrom(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  const { code } = error as { code?: unknown };
  // The disk is full, or another process has locked the file, so the client may retry.
  if (typeof code === 'string' && code.startsWith('SQLITE_')) {
    return new FirestoreError('UNAVAILABLE', `The local database cannot be used now (${code}).`);
  }
  // Print an internal error to the terminal, and send no details to the client.
  console.error(error);
  return new FirestoreError('INTERNAL', 'The local Firestore failed.');
}

const calls: ReadonlyMap<string, Call> = new Map([
  ['commit', commit],
  ['batchGet', batchGet],
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['beginTransaction', beginTransaction],
  ['rollback', rollback],
]);

const address = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(\/[^:]*)?(?::(\w+))?$/;

/** Returns the API call that an address names. Throws Firestore's error if there is none. */
export function findRoute(
  method: string,
  url: string,
  projectId: string,
): { call: Call; path: string } {
  const [, project, database, path = '', action] = address.exec(decodeAddress(url)) ?? [];
  if (project === undefined) throw new FirestoreError('NOT_FOUND', 'There is nothing here.');
  if (project !== projectId || database !== '(default)') {
    throw invalidArgument(`The local Firestore serves (default) of project ${projectId} only.`);
  }
  const call = method === 'POST' && action !== undefined ? calls.get(action) : undefined;
  if (call) return { call, path: path.slice(1) };
  if (method === 'GET' && action === undefined && path !== '') {
    if (path.split('/').length % 2 === 0) throw notSupported('listing documents');
    return { call: getDocument, path: path.slice(1) };
  }
  throw notSupported(`${method} ${action ? `documents:${action}` : 'on documents'}`);
}

function decodeAddress(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    throw invalidArgument('The address is not properly encoded.');
  }
}
