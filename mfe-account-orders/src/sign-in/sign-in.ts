import type { User } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/platform/device';
import { within } from '../parts/within';
import type { Identity } from '../session/firebase';
import type { SessionStore } from '../session/session';

export type SignInMethod = 'google' | 'email' | 'phone';

const known = {
  'auth/invalid-credential': 'credential',
  'auth/invalid-login-credentials': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weak',
  'auth/invalid-email': 'email',
  'auth/too-many-requests': 'crowd',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'slow',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/invalid-phone-number': 'phone',
  'auth/missing-phone-number': 'phone',
  'auth/invalid-verification-code': 'code',
  'auth/missing-verification-code': 'code',
  'auth/code-expired': 'expired',
  'auth/session-expired': 'expired',
  'auth/user-disabled': 'disabled',
} as const;

// Firebase's messages for these errors explain nothing to a customer.
const opaque = new Set(['auth/internal-error', 'auth/captcha-check-failed', 'auth/argument-error']);

/** Why a sign-in failed: a problem with our own message, the provider's message, or only the method. */
export type SignInProblem =
  | { kind: 'known'; problem: (typeof known)[keyof typeof known] | 'inApp' }
  | { kind: 'provider'; text: string }
  | { kind: 'fallback'; method: SignInMethod };

/** Returns "Some words." for Firebase's "Firebase: Some words. (auth/code)." */
const plain = (message: string): string =>
  message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?\s*$/, '')
    .trim();

// In-app browsers (Instagram, Facebook, Snapchat, Line, LinkedIn, Google) and web views cannot open a popup.
const inApps = /Instagram|FBA[NV]|FB_IAB|Snapchat|\bLine\/|LinkedInApp|\bGSA\/|; wv\)/;

export function signInProblem(
  method: SignInMethod,
  error: unknown,
  browser = typeof navigator === 'undefined' ? '' : navigator.userAgent,
): SignInProblem {
  const fallback = { kind: 'fallback', method } as const;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || !code.startsWith('auth/')) return fallback;
  if (code === 'auth/popup-blocked' && inApps.test(browser))
    return { kind: 'known', problem: 'inApp' };
  if (code in known) return { kind: 'known', problem: known[code as keyof typeof known] };
  const text = typeof message === 'string' && !opaque.has(code) ? plain(message) : '';
  // The SDK's message is just "Error" when it has none.
  return text === '' || text === 'Error' ? fallback : { kind: 'provider', text };
}

export type Outcome = { done: true } | { done: false; problem: SignInProblem };

export type SignIn = ReturnType<typeof createSignIn>;

// Timeouts in ms: longer where a person acts, in the popup and the reCAPTCHA.
const personMs = 90_000;
const machineMs = 25_000;

/** Creates the sign-in methods. A successful sign-in updates the session. */
export function createSignIn(
  identity: Identity,
  session: Pick<SessionStore, 'watch' | 'welcome'>,
  wait: Wait,
) {
  let confirm: ((code: string) => Promise<User>) | null = null;

  async function attempt(
    method: SignInMethod,
    ms: number,
    work: () => Promise<unknown>,
  ): Promise<Outcome> {
    try {
      await within(ms, 'auth/timeout', wait, work());
      return { done: true };
    } catch (error) {
      return { done: false, problem: signInProblem(method, error) };
    }
  }

  const enter = (method: SignInMethod, ms: number, ask: () => Promise<User>) =>
    attempt(method, ms, async () => session.welcome(await ask()));

  return {
    /** Loads Firebase Auth before the first click. */
    warm: () => void session.watch().catch(() => undefined),
    /** Loads Firebase Auth and Google's popup helper, so that the popup opens during the click. */
    prepare: () =>
      void session
        .watch()
        .then(() => identity.prepareGoogle())
        .catch(() => undefined),
    withGoogle: () => enter('google', personMs, () => identity.withGoogle()),
    withEmail: (email: string, password: string) =>
      enter('email', machineMs, () => identity.withEmail(email, password)),
    createAccount: (email: string, password: string) =>
      enter('email', machineMs, () => identity.createAccount(email, password)),
    resetPassword: (email: string) =>
      attempt('email', machineMs, () => identity.resetPassword(email)),
    sendCode: (phone: string) =>
      attempt('phone', personMs, async () => {
        confirm = await identity.sendCode(phone);
      }),
    confirmCode: (code: string) =>
      enter('phone', machineMs, () => {
        if (!confirm) throw new Error('sendCode must succeed before confirmCode');
        return confirm(code);
      }),
  };
}
