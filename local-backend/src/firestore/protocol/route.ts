import { FirestoreError, invalidArgument, notSupported } from '../error';
import type { Call } from './calls';
import { commit } from './commit';
import { batchGet, getDocument, runAggregationQuery, runQuery } from './read';
import { beginTransaction, rollback } from './transaction-calls';

const calls: ReadonlyMap<string, Call> = new Map([
  ['commit', commit],
  ['batchGet', batchGet],
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['beginTransaction', beginTransaction],
  ['rollback', rollback],
]);

const address = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(\/[^:]*)?(?::(\w+))?$/;

export interface Route {
  readonly call: Call;
  readonly path: string;
}

/** True for the addresses that belong to Firestore, whether or not they can be answered. */
export function isFirestoreAddress(url: string): boolean {
  return /^\/v1\/projects\/[^/]+\/databases\//.test(url);
}

/** Finds what an address asks for. Throws what Firestore would answer when there is nothing. */
export function findRoute(method: string, url: string, projectId: string): Route {
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
