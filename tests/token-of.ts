import { projectId } from '../local-backend/src/testing/official-firestore';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns an unsigned ID token like those of Google's auth emulator, with extra claims. */
export function tokenOf(uid: string, claims: Record<string, unknown> = {}, alg = 'none'): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`;
}
