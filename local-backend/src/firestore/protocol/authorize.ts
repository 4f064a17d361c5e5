import { FirestoreError } from '../error';
import type { RuleRequest, Rules } from '../rules/rules';
import type { Method } from '../rules/parse';
import type { Query } from '../store/query';
import type { WireFields } from '../values/value';

type Identity = 'owner' | RuleRequest['auth'];

export interface Access {
  checkGet(path: string, stored: WireFields | undefined): void;
  checkList(query: Query): void;
  checkWrite(path: string, before: WireFields | undefined, after: WireFields | undefined): void;
}

/** Returns what a request may access. The owner token, which our server uses, bypasses the rules. */
export function authorize(rules: Rules, identity: Identity): Access {
  if (identity === 'owner') {
    return { checkGet: () => {}, checkList: () => {}, checkWrite: () => {} };
  }
  const check = (
    method: Method,
    path: readonly (string | undefined)[],
    resource: WireFields | undefined,
    more: { newResource?: WireFields; limit?: number | null } = {},
  ) => {
    const time = Date.now() * 1000;
    const query = { method, path, auth: identity, time, resource: resource ?? null };
    if (!rules.allows({ ...query, ...more })) {
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
 * Returns the fields that security rules know in a query: those that equality filters fix, because rules do
 * not filter results.
 */
function knownFields({ filters }: Query): WireFields {
  const known = filters.flatMap((filter) => {
    const [name, ...inner] = filter.field;
    const isPlain = filter.op === 'EQUAL' && name !== undefined && inner.length === 0;
    return isPlain ? [[name, filter.value] as const] : [];
  });
  return Object.fromEntries(known);
}

/**
 * Returns the user in the Authorization header. Emulator tokens are unsigned, so anyone here can act as any
 * user.
 */
export function readIdentity(header: string | undefined, projectId: string): Identity {
  if (header === undefined) return null;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('expected a bearer token');
  if (token === 'owner') return 'owner';

  const claims = decodeClaims(token);
  const { sub, aud, iss, exp } = claims;
  if (aud !== projectId || iss !== `https://securetoken.google.com/${projectId}`) {
    throw unauthenticated('the token was made for another project');
  }
  if (typeof exp !== 'number' || exp * 1000 <= Date.now()) {
    throw unauthenticated('the token has expired');
  }
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) {
    throw unauthenticated('the token names no user');
  }
  return { uid: sub, token: claims };
}

function decodeClaims(token: string): Record<string, unknown> {
  const [, payload = '', ...rest] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (rest.length === 1 && typeof claims === 'object' && claims !== null) {
      return claims as Record<string, unknown>;
    }
  } catch {
    // Fall through to the error below, as for any other invalid token.
  }
  throw unauthenticated('the token cannot be read');
}

function unauthenticated(why: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', `Request had invalid credentials: ${why}.`);
}
