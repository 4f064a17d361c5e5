import type { User } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/device';
import { signInProblem, type SignInMethod, type SignInProblem } from './sign-in-problem';
import type { Identity } from '../ports';
import type { SessionKeeper } from '../session/session';
import { within } from '../parts/within';

/** A refusal is a value that the dialog shows. */
export type Outcome = { done: true } | { done: false; problem: SignInProblem };

export interface SignIn {
  /** Loads the identity provider ahead of the first press. */
  warm(): void;
  /** The same, and what Google's window needs. */
  prepare(): void;
  withGoogle(): Promise<Outcome>;
  withEmail(email: string, password: string): Promise<Outcome>;
  createAccount(email: string, password: string): Promise<Outcome>;
  resetPassword(email: string): Promise<Outcome>;
  sendCode(phone: string): Promise<Outcome>;
  confirmCode(code: string): Promise<Outcome>;
}

// A person is at work in the popup and in the bot check; elsewhere only machines are.
const personMs = 90_000;
const machineMs = 25_000;

/** The ways to sign in; the session follows. */
export function createSignIn(
  identity: Identity,
  session: Pick<SessionKeeper, 'watch' | 'welcome'>,
  wait: Wait,
): SignIn {
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
    warm: () => void session.watch().catch(() => undefined),
    prepare: () => {
      void session
        .watch()
        .then(() => identity.prepareGoogle())
        .catch(() => undefined);
    },
    withGoogle: () => enter('google', personMs, () => identity.withGoogle()),
    withEmail: (email, password) =>
      enter('email', machineMs, () => identity.withEmail(email, password)),
    createAccount: (email, password) =>
      enter('email', machineMs, () => identity.createAccount(email, password)),
    resetPassword: (email) => attempt('email', machineMs, () => identity.resetPassword(email)),
    sendCode: (phone) =>
      attempt('phone', personMs, async () => {
        confirm = await identity.sendCode(phone);
      }),
    confirmCode: (code) =>
      enter('phone', machineMs, () => {
        if (!confirm) throw new Error('No code was sent');
        return confirm(code);
      }),
  };
}
