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

/** What the SDK's resolver is behind its public, empty type: a class, which the SDK makes one instance of. */
interface Resolver {
  /** Loads the provider's helper frame; a second call answers the first one's frame, a failed one is forgotten. */
  _initialize(auth: Auth): Promise<unknown>;
}
type ResolverClass = new () => Resolver;

let known: Resolver | null = null;
const SdkResolver = browserPopupRedirectResolver as unknown as ResolverClass;

function KnownResolver() {
  return (known ??= new SdkResolver());
}
// The SDK keeps the instance by this class, and throws at the second press where it is of another one.
KnownResolver.prototype = SdkResolver.prototype;

const loaded = new Map<string, Promise<void>>();

/** Loads a classic script once; a failed load may be tried again. */
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

/** The page's Auth. No popup helper is loaded here: that would be a request to Google on every visit. */
export function connectAuth(config: SiteConfig): Auth {
  if (auth) return auth;
  auth = initializeAuth(firebaseApp(config), { persistence: indexedDBLocalPersistence });
  // Must come before any RecaptchaVerifier: it turns app verification off where no hosted service can do it.
  if (config.local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** Loads what Google's popup needs ahead: Safari opens windows in the press only. Rejects without it; a press tries again. */
export async function prepareGoogle(config: SiteConfig): Promise<void> {
  if (config.local) await loadScript(config.local.popupHelper);
  await KnownResolver()._initialize(connectAuth(config));
}

/** Google's popup. Rejects with the provider's error; `auth/popup-closed-by-user` when the customer closed it. */
export async function signInWithGoogle(config: SiteConfig): Promise<UserCredential> {
  if (config.local) await loadScript(config.local.popupHelper);
  // An instance that we know, too: the SDK has no public way to load the popups' helper ahead.
  const resolver = KnownResolver as unknown as PopupRedirectResolver;
  return signInWithPopup(connectAuth(config), new GoogleAuthProvider(), resolver);
}

// An account or a sign-in that is no more, in the provider's words. Its client ends the session at some of them only.
const over: ReadonlySet<unknown> = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]);

/** The ID token of who is signed in, a new one if asked; null when nobody is, or no longer: then the session has ended. */
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
