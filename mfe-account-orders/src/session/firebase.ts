import type { User } from '@burger/shared/contracts';
import { wait } from '@burger/shared/device';
import { openAuth, type FirebaseUser } from '@burger/shared/firebase';
import type { Identity } from '../ports';
import { besideDialogs } from './bot-check-place';
import { watchNextWindow } from './next-window';

const readUser = (user: FirebaseUser): User => ({
  uid: user.uid,
  displayName: user.displayName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  photoURL: user.photoURL,
});

// The provider needs ten seconds to say so. What it answers after ours still signs in: the session is watched.
const answerAfterCloseMs = 2500;
const closedByCustomer = Object.assign(new Error('The Google window was closed'), {
  code: 'auth/popup-closed-by-user',
});

/** Firebase Auth, loaded at the first call. */
export const firebaseIdentity: Identity = {
  async watch(changed) {
    const { auth, onAuthStateChanged } = await openAuth();
    return onAuthStateChanged(auth, (user) => changed(user && readUser(user)));
  },
  async signOut() {
    const { auth, signOut } = await openAuth();
    await signOut(auth);
  },
  async rename(name) {
    const { auth, updateProfile } = await openAuth();
    if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: name });
  },
  async prepareGoogle() {
    const { prepareGoogle } = await openAuth();
    await prepareGoogle();
  },
  async withGoogle() {
    const { signInWithGoogle } = await openAuth();
    const popup = watchNextWindow();
    const closed = popup.closed
      .then(() => wait(answerAfterCloseMs))
      .then(() => Promise.reject(closedByCustomer));
    try {
      return readUser((await Promise.race([signInWithGoogle(), closed])).user);
    } finally {
      popup.stop();
    }
  },
  async withEmail(email, password) {
    const { auth, signInWithEmailAndPassword } = await openAuth();
    return readUser((await signInWithEmailAndPassword(auth, email, password)).user);
  },
  async createAccount(email, password) {
    const { auth, createUserWithEmailAndPassword } = await openAuth();
    return readUser((await createUserWithEmailAndPassword(auth, email, password)).user);
  },
  async resetPassword(email) {
    const { auth, sendPasswordResetEmail } = await openAuth();
    await sendPasswordResetEmail(auth, email);
  },
  async sendCode(phone) {
    const { auth, RecaptchaVerifier, signInWithPhoneNumber } = await openAuth();
    const place = besideDialogs();
    // A bot check serves once, so every code gets its own.
    const check = new RecaptchaVerifier(auth, place.element, { size: 'invisible' });
    try {
      const sent = await signInWithPhoneNumber(auth, phone, check);
      return async (code) => readUser((await sent.confirm(code)).user);
    } finally {
      check.clear();
      place.remove();
    }
  },
};
