import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { SiteConfig } from '../contracts/site-config';
import { fields } from '../reading/index';

/** Throws a TypeError for what is no configuration. */
function readConfig(value: unknown): SiteConfig {
  const { firebase, appCheck, local } = fields(value);
  const { apiKey, authDomain, projectId } = fields(firebase);
  const needed = [
    ...[apiKey, authDomain, projectId],
    ...(appCheck ? [fields(appCheck)['siteKey']] : []),
    ...(local ? [fields(local)['popupHelper']] : []),
  ];
  if (needed.some((text) => typeof text !== 'string')) throw new TypeError('No configuration');
  return value as SiteConfig;
}

let loading: Promise<SiteConfig> | null = null;

async function load(): Promise<SiteConfig> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return readConfig(await answer.json());
}

/** The run-time configuration, fetched once; a failure is not kept, so the next call tries again. */
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

/** Firebase Auth with the functions that we use, loaded on the first call. Rejects when offline. */
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

/** Firestore (lite) with the functions that we use, loaded on the first call and signed by the same app's Auth. */
export async function openStore(): Promise<FirestoreClient> {
  const [config, client] = await Promise.all([
    siteConfig(),
    import('./firestore-client'),
    openAuth(),
  ]);
  const { connectStore, ...functions } = client;
  return { ...functions, store: connectStore(config) };
}

/** A token that proves to the API that one of our pages asks, a new one if asked; null where the site wants none. */
export async function pageToken({ fresh = false } = {}): Promise<string | null> {
  const config = await siteConfig();
  if (!config.appCheck) return null;
  const { pageTokenOf } = await import('./app-check-client');
  return pageTokenOf(config, config.appCheck.siteKey, fresh);
}

/** The signed-in customer's ID token, a new one if asked; null when nobody is signed in, or no longer. */
export async function currentIdToken({ fresh = false } = {}): Promise<string | null> {
  const { auth, idTokenOf } = await openAuth();
  return idTokenOf(auth, fresh);
}
