import { cleanLine } from '@burger/shared/contracts';
import type { Clock } from '@burger/shared/platform/device';
import type { StaffRole } from '@burger/shared/kitchen';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import { messages } from '../messages/en';

/** A signed-in user; `role` is null without a staff role. */
export interface StaffMember {
  email: string;
  role: StaffRole | null;
}

/** The identity provider for staff. `watch` and `signIn` reject with the provider's own error. */
export interface StaffAuth {
  /**
   * Calls `changed` with the signed-in user, now and after each change. Resolves to a function that stops it.
   */
  watch(changed: (who: StaffMember | null) => void): Promise<() => void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export type Session =
  | { status: 'looking' }
  /** `ended`: the session ended during a shift, and staff have not acknowledged that yet. */
  | { status: 'signed-out'; problem: string | null; ended: boolean }
  | { status: 'in'; email: string; role: StaffRole };

export type StaffSession = ReturnType<typeof createStaffSession>;
type SignInProblem = keyof (typeof messages)['signIn']['problems'];

const known: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-credential': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/wrong-password': 'wrong',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'too-many',
  'auth/network-request-failed': 'unreached',
};

/** Returns the problem for an error of the identity provider. Never reveals whether an address is known. */
export function signInProblem(error: unknown): SignInProblem {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  if (typeof code !== 'string') return error instanceof TypeError ? 'unreached' : 'unknown';
  return Object.hasOwn(known, code) ? (known[code] ?? 'unknown') : 'unknown';
}

const texts = messages.signIn;
const againMs = 5000;

export function createStaffSession(
  auth: StaffAuth,
  clock: Clock,
  forget: () => void = () => undefined,
) {
  const session = createStore<Session>({ status: 'looking' });

  const signedOut = (problem: string | null, ended = false) =>
    session.set({ status: 'signed-out', problem, ended });

  async function leave(problem: string | null, ended: boolean): Promise<void> {
    signedOut(problem, ended);
    await auth.signOut().catch(() => undefined);
  }

  function changed(who: StaffMember | null): void {
    const { status } = session.get();
    const wasIn = status === 'in';
    if (who?.role) session.set({ status: 'in', email: who.email, role: who.role });
    else if (who) void leave(texts.notStaff(who.email), wasIn);
    else {
      forget();
      if (status !== 'signed-out') signedOut(wasIn ? texts.ended : null, wasIn);
    }
  }

  let stop: (() => void) | null = null;
  let started = 0;

  /** Subscribes to the identity provider; retries until it can be loaded. */
  async function watch(own: number): Promise<void> {
    try {
      const end = await auth.watch((who) => {
        if (own === started) changed(who);
      });
      if (own === started) stop = end;
      else end();
    } catch {
      if (own !== started) return;
      signedOut(texts.unreached);
      clock.after(againMs, () => own === started && !stop && void watch(own));
    }
  }

  return {
    session: session as ReadStore<Session>,
    start(): () => void {
      const own = ++started;
      void watch(own);
      return () => {
        started += 1;
        stop?.();
        stop = null;
      };
    },
    async signIn(email: string, password: string) {
      signedOut(null);
      try {
        await auth.signIn(cleanLine(email), password);
      } catch (error) {
        signedOut(texts.problems[signInProblem(error)]);
      }
    },
    signOut: () => leave(null, false),
    /** Ends the session after the server rejected it, with the reason as a message. */
    end: (problem: string) => leave(problem, true),
    understood() {
      const now = session.get();
      if (now.status === 'signed-out') signedOut(now.problem);
    },
  };
}
