import { FirestoreError } from '../error';
import type { Rules } from '../rules/rules';
import type { Method } from '../rules/syntax';
import type { Query } from '../store/query';
import type { WireFields } from '../values/wire-value';
import type { Identity } from './identity';

/** Asks firestore.rules on behalf of one caller; every method throws PERMISSION_DENIED on a no. */
export interface Gatekeeper {
  checkGet(path: string, stored: WireFields | undefined): void;
  checkList(query: Query): void;
  checkWrite(path: string, before: WireFields | undefined, after: WireFields | undefined): void;
}

/** Makes the gatekeeper for one request. The owner, which is our own server, passes every gate. */
export function createGatekeeper(rules: Rules, identity: Identity): Gatekeeper {
  if (identity.kind === 'owner') {
    return { checkGet: () => {}, checkList: () => {}, checkWrite: () => {} };
  }
  const auth = identity.kind === 'customer' ? identity : null;
  const check = (
    method: Method,
    path: readonly (string | undefined)[],
    resource: WireFields | undefined,
    more: { newResource?: WireFields; limit?: number | null } = {},
  ) => {
    const time = Date.now() * 1000;
    const asked = { method, path, auth, time, resource: resource ?? null, ...more };
    if (!rules.allows(asked)) {
      throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
  };

  return {
    checkGet: (path, stored) => check('get', path.split('/'), stored),
    checkList: (query) => {
      const path = [...query.collection.split('/'), undefined];
      check('list', path, knownFields(query), { limit: query.limit });
    },
    checkWrite: (path, before, after) => {
      if (after === undefined) check('delete', path.split('/'), before);
      else check(before ? 'update' : 'create', path.split('/'), before, { newResource: after });
    },
  };
}

/**
 * Rules are not filters: what a rule may know about the documents of a query is what the query itself demands, so a
 * query without `customerId == me` is refused even when all its documents would be mine.
 */
function knownFields({ filters }: Query): WireFields {
  const known = filters.flatMap((filter) => {
    const [name, ...inner] = filter.field;
    const isPlain = filter.op === 'EQUAL' && name !== undefined && inner.length === 0;
    return isPlain ? [[name, filter.value] as const] : [];
  });
  return Object.fromEntries(known);
}
