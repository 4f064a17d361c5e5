import type { User } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { openAuth, type FirebaseUser } from '@burger/shared/firebase';

const readUser = (user: FirebaseUser): User => ({
  uid: user.uid,
  displayName: user.displayName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  photoURL: user.photoURL,
});

const pollMs = 250;

/** Watches the next window that this page opens. `closed` resolves when it is closed and this page has the focus again. */
export function watchNextWindow(): { closed: Promise<void>; stop: () => void } {
  const open = window.open.bind(window);
  const native = window.open;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    window.open = native;
    clearInterval(timer);
  };
  const closed = new Promise<void>((resolve) => {
    window.open = (...which) => {
      window.open = native;
      const opened = open(...which);
      timer = setInterval(() => {
        // With COOP a window that is still in use also reports `closed`; then this page does not have the focus.
        if (!opened?.closed || !document.hasFocus()) return;
        stop();
        resolve();
      }, pollMs);
      return opened;
    };
  });
  return { closed, stop };
}

/** Creates a container for the invisible reCAPTCHA. A modal dialog would block its puzzle, so it closes meanwhile. */
export function besideDialogs(): { element: HTMLElement; remove: () => void } {
  const element = document.createElement('div');
  document.body.append(element);
  let aside: HTMLDialogElement | null = null;

  // Suppresses the close event of a dialog that we reopen.
  const hush = (event: Event) => {
    if (event.target === aside) event.stopImmediatePropagation();
  };
  const comeBack = () => {
    aside?.showModal();
    aside = null;
  };

  const follow = new MutationObserver(() => {
    const puzzle = document.querySelector<HTMLElement>(
      'iframe[src*="/recaptcha/"][src*="/bframe"]',
    );
    const visible = puzzle !== null && getComputedStyle(puzzle).visibility === 'visible';
    if (visible && !aside) {
      aside = document.querySelector('dialog:modal');
      aside?.close();
    }
    if (!visible && aside) comeBack();
  });
  window.addEventListener('close', hush, { capture: true });
  follow.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });

  return {
    element,
    remove: () => {
      follow.disconnect();
      comeBack();
      window.removeEventListener('close', hush, { capture: true });
      element.remove();
    },
  };
}

// The SDK reports a closed popup only after ten seconds. A later success still signs in through `watch`.
const answerAfterCloseMs = 2500;
const closedByCustomer = Object.assign(new Error('The Google window was closed'), {
  code: 'auth/popup-closed-by-user',
});

/** Firebase Auth, loaded on the first call. Every method rejects with the SDK's error. */
export const firebaseIdentity = {
  /** Calls back with the signed-in user, now and on each change, until the returned function is called. */
  async watch(changed: (user: User | null) => void): Promise<() => void> {
    const { auth, onAuthStateChanged } = await openAuth();
    return onAuthStateChanged(auth, (user) => changed(user && readUser(user)));
  },
  async signOut(): Promise<void> {
    const { auth, signOut } = await openAuth();
    await signOut(auth);
  },
  async rename(name: string): Promise<void> {
    const { auth, updateProfile } = await openAuth();
    if (auth.currentUser) await updateProfile(auth.currentUser, { displayName: name });
  },
  /** Preloads Google's popup helper, so that the popup opens during the click. */
  async prepareGoogle(): Promise<void> {
    const { prepareGoogle } = await openAuth();
    await prepareGoogle();
  },
  async withGoogle(): Promise<User> {
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
  async withEmail(email: string, password: string): Promise<User> {
    const { auth, signInWithEmailAndPassword } = await openAuth();
    return readUser((await signInWithEmailAndPassword(auth, email, password)).user);
  },
  async createAccount(email: string, password: string): Promise<User> {
    const { auth, createUserWithEmailAndPassword } = await openAuth();
    return readUser((await createUserWithEmailAndPassword(auth, email, password)).user);
  },
  async resetPassword(email: string): Promise<void> {
    const { auth, sendPasswordResetEmail } = await openAuth();
    await sendPasswordResetEmail(auth, email);
  },
  /** Sends a code by SMS. The returned function verifies what the customer typed. */
  async sendCode(phone: string): Promise<(code: string) => Promise<User>> {
    const { auth, RecaptchaVerifier, signInWithPhoneNumber } = await openAuth();
    const place = besideDialogs();
    // A verifier can be used once, so each code gets its own.
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

export type Identity = typeof firebaseIdentity;
