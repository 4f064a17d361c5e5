import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { projectId } from './start-firestore';

// The SDK prints every refusal as a warning; here refusals are what is asked for.
setLogLevel('silent');

export interface WebClient {
  readonly db: Firestore;
  close(): Promise<void>;
}

let clients = 0;

/** The web SDK, connected as a browser would be; `token` undefined means signed out. */
export function openWebClient(port: number, token?: string): WebClient {
  const app = initializeApp({ projectId, apiKey: 'local' }, `client-${(clients += 1)}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, token ? { mockUserToken: token } : {});
  return { db, close: () => deleteApp(app) };
}

/** An unsigned token as the auth emulator makes them. */
export function tokenOf(uid: string, claims: Record<string, unknown> = {}): string {
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
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
