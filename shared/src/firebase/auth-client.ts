import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithPopup,
  signOut,
  type Auth,
  type PopupRedirectResolver,
  type UserCredential,
} from 'firebase/auth';
import type { SiteConfig } from '../contracts/site-config';
import { firebaseApp } from './firebase-app';

/** The class of the SDK's popup resolver, whose public type is empty. The SDK creates one instance of it. */
interface Resolver {
  /** Loads the identity provider's helper frame. Later calls return the same; a failure is not cached. */
  _initialize(auth: Auth): Promise<unknown>;
}
type ResolverClass = new () => Resolver;

let known: Resolver | null = null;
const SdkResolver = browserPopupRedirectResolver as unknown as ResolverClass;

function KnownResolver() {
  return (known ??= new SdkResolver());
}
// The SDK caches the resolver by its class, and throws on the second sign-in if the class differs.
KnownResolver.prototype = SdkResolver.prototype;

const loaded = new Map<string, Promise<void>>();

/** Loads a classic script once; a failed load can be retried. */
function loadScript(url: string): Promise<void> {
  const before = loaded.get(url);
  if (before) return before;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      loaded.delete(url);
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
  loaded.set(url, loading);
  return loading;
}

export {
  createUserWithEmailAndPassword,
  onAuthStateChanged,
  RecaptchaVerifier,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signOut,
  updateProfile,
} from 'firebase/auth';

let auth: Auth | null = null;

/** Returns the page's Auth without the popup helper, which would call Google on every visit. */
export function connectAuth(config: SiteConfig): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(config), { persistence: indexedDBLocalPersistence });
  // Must run before any RecaptchaVerifier is created, because it disables app verification, which needs a
  // hosted service.
  if (config.local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/**
 * Preloads Google's popup helper, because Safari opens windows only during the click. Rejects on failure; the
 * click tries again.
 */
export async function prepareGoogle(config: SiteConfig): Promise<void> {
  if (config.local) await loadScript(config.local.popupHelper);
  await KnownResolver()._initialize(connectAuth(config));
}

/** Opens Google's popup. Rejects with the provider's error, e.g. `auth/popup-closed-by-user`. */
export async function signInWithGoogle(config: SiteConfig): Promise<UserCredential> {
  if (config.local) await loadScript(config.local.popupHelper);
  // The SDK has no public way to preload the popup helper, so give it an instance that we can access.
  const resolver = KnownResolver as unknown as PopupRedirectResolver;
  return signInWithPopup(connectAuth(config), new GoogleAuthProvider(), resolver);
}

// Firebase's errors for a deleted account or ended session. Its client signs out only on some of them.
const over: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** Returns the signed-in customer's ID token, a new one if `fresh`; null if nobody is signed in. */
export async function idTokenOf(auth: Auth, fresh: boolean): Promise<string | null> {
  await auth.authStateReady();
  try {
    return (await auth.currentUser?.getIdToken(fresh)) ?? null;
  } catch (error) {
    if (!auth.currentUser) return null;
    if (!over.has((error as { code?: unknown }).code)) throw error;
    await signOut(auth);
    return null;
  }
}
