import { FirestoreError } from '../error';

/** Who asks: the server itself, a signed-in customer, or nobody in particular. */
export type Identity =
  | { readonly kind: 'owner' }
  | { readonly kind: 'customer'; readonly uid: string; readonly token: object }
  | { readonly kind: 'anonymous' };

/**
 * Reads the Authorization header. Tokens of the auth emulator carry no signature, so none is checked: whoever can
 * reach this port can be anyone. That is why the local backend answers loopback connections only.
 * Throws UNAUTHENTICATED for a token that is broken, expired or meant for another project.
 */
export function readIdentity(header: string | undefined, projectId: string): Identity {
  if (header === undefined) return { kind: 'anonymous' };
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated('expected a bearer token');
  if (token === 'owner') return { kind: 'owner' };

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
  return { kind: 'customer', uid: sub, token: claims };
}

function decodeClaims(token: string): Record<string, unknown> {
  const [, payload = '', ...rest] = token.split('.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (rest.length === 1 && typeof claims === 'object' && claims !== null) {
      return claims as Record<string, unknown>;
    }
  } catch {
    // Reported below, like every other thing that is no token.
  }
  throw unauthenticated('the token cannot be read');
}

function unauthenticated(why: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', `Request had invalid credentials: ${why}.`);
}
