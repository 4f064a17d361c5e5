import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { SiteConfig } from '../contracts/site-config';
import { fields } from '../platform/reading';

function readConfig(value: unknown): SiteConfig {
  const { firebase, appCheck, local } = fields(value);
  const { apiKey, authDomain, projectId } = fields(firebase);
  const needed = [
    ...[apiKey, authDomain, projectId],
    ...(appCheck ? [fields(appCheck)['siteKey']] : []),
    ...(local ? [fields(local)['popupHelper']] : []),
  ];
  if (needed.some((text) => typeof text !== 'string'))
    throw new TypeError('/config.json is no valid configuration');
  return value as SiteConfig;
}

let loading: Promise<SiteConfig> | null = null;

async function load(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return readConfig(await answer.json());
}

/** Returns `/config.json`, fetched once. A failure is not cached, so the next call retries. */
export function siteConfig(): Promise<SiteConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export type { Auth, ConfirmationResult, User as FirebaseUser } from 'firebase/auth';
export type { Firestore } from 'firebase/firestore/lite';

type AuthClient = Omit<
  typeof import('./auth-client'),
  'connectAuth' | 'prepareGoogle' | 'signInWithGoogle'
> & {
  auth: Auth;
  prepareGoogle: () => Promise<void>;
  signInWithGoogle: () => ReturnType<typeof import('./auth-client').signInWithGoogle>;
};
type FirestoreClient = Omit<typeof import('./firestore-client'), 'connectStore'> & {
  store: Firestore;
};

/** Loads Firebase Auth and the functions that use it on the first call. Rejects if the network is down. */
export async function openAuth(): Promise<AuthClient> {
  const [config, client] = await Promise.all([siteConfig(), import('./auth-client')]);
  const { connectAuth, prepareGoogle, signInWithGoogle, ...functions } = client;
  return {
    ...functions,
    auth: connectAuth(config),
    prepareGoogle: () => prepareGoogle(config),
    signInWithGoogle: () => signInWithGoogle(config),
  };
}

/** Loads Firestore (lite) on the first call. Connects Auth first, so that requests are authenticated. */
export async function openStore(): Promise<FirestoreClient> {
  const [config, client] = await Promise.all([
    siteConfig(),
    import('./firestore-client'),
    openAuth(),
  ]);
  const { connectStore, ...functions } = client;
  return { ...functions, store: connectStore(config) };
}

/** Returns an App Check token, a new one if `fresh`; null if the site does not use App Check. */
export async function pageToken({ fresh = false } = {}): Promise<string | null> {
  const config = await siteConfig();
  if (!config.appCheck) return null;
  const { pageTokenOf } = await import('./app-check-client');
  return pageTokenOf(config, config.appCheck.siteKey, fresh);
}

/** Returns the signed-in customer's ID token, a new one if `fresh`; null if nobody is signed in. */
export async function currentIdToken({ fresh = false } = {}): Promise<string | null> {
  const { auth, idTokenOf } = await openAuth();
  return idTokenOf(auth, fresh);
}
