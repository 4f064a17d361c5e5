import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { siteConfig } from './site-config';

export type { Auth, ConfirmationResult, User as FirebaseUser } from 'firebase/auth';
export type { Firestore } from 'firebase/firestore/lite';

type AuthDoor = Omit<typeof import('./auth-door'), 'connectAuth' | 'signInWithGoogle'> & {
  auth: Auth;
  signInWithGoogle: () => ReturnType<typeof import('./auth-door').signInWithGoogle>;
};
type StoreDoor = Omit<typeof import('./store-door'), 'connectStore'> & { store: Firestore };

/** Firebase Auth with the functions that we use, loaded on the first call. Rejects when offline. */
export async function openAuth(): Promise<AuthDoor> {
  const [config, door] = await Promise.all([siteConfig(), import('./auth-door')]);
  const { connectAuth, signInWithGoogle, ...functions } = door;
  return {
    ...functions,
    auth: connectAuth(config),
    signInWithGoogle: () => signInWithGoogle(config),
  };
}

/** Firestore (lite) with the functions that we use, loaded on the first call and signed by the same app's Auth. */
export async function openStore(): Promise<StoreDoor> {
  const [config, door] = await Promise.all([siteConfig(), import('./store-door'), openAuth()]);
  const { connectStore, ...functions } = door;
  return { ...functions, store: connectStore(config) };
}

/** The signed-in customer's ID token, a new one if asked; null when nobody is signed in, or no longer. */
export async function currentIdToken({ fresh = false } = {}): Promise<string | null> {
  const { auth } = await openAuth();
  await auth.authStateReady();
  try {
    return (await auth.currentUser?.getIdToken(fresh)) ?? null;
  } catch (error) {
    // A sign-in that the provider no longer accepts ends with this question.
    if (!auth.currentUser) return null;
    throw error;
  }
}
