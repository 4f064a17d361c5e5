import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithPopup,
  type Auth,
  type UserCredential,
} from 'firebase/auth';
import type { SiteConfig } from '../contracts/site-config';
import { firebaseApp } from './firebase-app';
import { loadScript } from './load-script';

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

/** Google's popup. Rejects with the provider's error; `auth/popup-closed-by-user` when the customer closed it. */
export async function signInWithGoogle(config: SiteConfig): Promise<UserCredential> {
  if (config.local) await loadScript(config.local.popupHelper);
  return signInWithPopup(
    connectAuth(config),
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
}
