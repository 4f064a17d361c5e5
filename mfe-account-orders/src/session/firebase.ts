import type { User } from '@burger/shared/contracts';
import { wait } from '@burger/shared/device';
import { openAuth, type FirebaseUser } from '@burger/shared/firebase';

const readUser = (user: FirebaseUser): User => ({
  uid: user.uid,
  displayName: user.displayName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  photoURL: user.photoURL,
});

const lookEveryMs = 250;

/** Watches for the next window that this page opens: `closed` resolves once it is gone and the customer is back here. */
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
        // A window that cut us off also says that it is closed, but then the customer is still in it.
        if (!opened?.closed || !document.hasFocus()) return;
        stop();
        resolve();
      }, lookEveryMs);
      return opened;
    };
  });
  return { closed, stop };
}

/** A place for the invisible bot check. A modal dialog would make its puzzle unreachable: while one shows, the dialog steps aside. */
export function besideDialogs(): { element: HTMLElement; remove: () => void } {
  const element = document.createElement('div');
  document.body.append(element);
  let aside: HTMLDialogElement | null = null;

  // A dialog that is closed and opened again by us was not closed by the customer.
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
    const shown = puzzle !== null && getComputedStyle(puzzle).visibility === 'visible';
    if (shown && !aside) {
      aside = document.querySelector('dialog:modal');
      aside?.close();
    }
    if (!shown && aside) comeBack();
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

// The provider needs ten seconds to say so. What it answers after ours still signs in: the session is watched.
const answerAfterCloseMs = 2500;
const closedByCustomer = Object.assign(new Error('The Google window was closed'), {
  code: 'auth/popup-closed-by-user',
});

/** Firebase Auth, loaded at the first call. Every verb rejects with the provider's own error. */
export const firebaseIdentity = {
  /** Tells who is signed in, now and after every change, until the answer is called. */
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
  /** Loads what Google's window needs, so that it opens in the press that asks for it. */
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
  /** Sends a code by SMS; the answer checks what the customer typed. */
  async sendCode(phone: string): Promise<(code: string) => Promise<User>> {
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

export type Identity = typeof firebaseIdentity;
