import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const hourMs = 60 * 60_000;
const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const head = written({ alg: 'HS256', typ: 'JWT' });

/** Replaces App Check locally: issues tokens of the same format, valid for one hour. */
export function tokenSigner(projectId: string, now: () => number) {
  const key = randomBytes(32);
  const signatureOf = (signed: string) => createHmac('sha256', key).update(signed).digest();
  return {
    give() {
      const expireTimeMillis = now() + hourMs;
      const seconds = { iat: Math.floor(now() / 1000), exp: Math.floor(expireTimeMillis / 1000) };
      const signed = `${head}.${written({ ...seconds, aud: `projects/${projectId}` })}`;
      return {
        token: `${signed}.${signatureOf(signed).toString('base64url')}`,
        expireTimeMillis,
      };
    },

    async verify(token: string): Promise<void> {
      const [, claims = '', signature = ''] = token.split('.');
      const found = Buffer.from(signature, 'base64url');
      const right = signatureOf(`${head}.${claims}`);
      if (found.length !== right.length || !timingSafeEqual(found, right)) {
        throw new Error('The App Check token was not issued by this backend');
      }
      const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
      if (exp * 1000 <= now()) throw new Error('The App Check token has expired');
    },
  };
}

export const pageTokensPath = '/local/page-token';

/** Serves an App Check token for every local request. The hosted service would first check the page. */
export const pageTokens =
  (signer: ReturnType<typeof tokenSigner>): RequestHandler =>
  (_request, response) => {
    response.set('Cache-Control', 'no-store').json(signer.give());
  };
