import type { StaffRole } from '@burger/shared/kitchen';
import { createStore, type ReadStore } from '@burger/shared/store';
import { messages } from '../messages';
import { signInProblem } from '../model/sign-in-problem';
import type { Clock, StaffAuth, StaffMember } from '../ports';

export type Session =
  | { status: 'looking' }
  | { status: 'signed-out'; problem: string | null }
  | { status: 'in'; email: string; role: StaffRole };

export interface StaffSession {
  session: ReadStore<Session>;
  /** Looks who is signed in; the answer stops that. */
  start(): () => void;
  /** What was refused is in the session then. */
  signIn(email: string, password: string): Promise<void>;
  signOut(problem?: string): Promise<void>;
}

const texts = messages.signIn;
const againMs = 5000;

/** Who stands at the counter. An account that is none of the staff's is signed out again, with a word why. */
export function createStaffSession(auth: StaffAuth, clock: Clock): StaffSession {
  const session = createStore<Session>({ status: 'looking' });

  async function signOut(problem: string | null = null): Promise<void> {
    session.set({ status: 'signed-out', problem });
    await auth.signOut().catch(() => undefined);
  }

  function changed(who: StaffMember | null): void {
    const now = session.get();
    if (who?.role) session.set({ status: 'in', email: who.email, role: who.role });
    else if (who) void signOut(texts.notStaff(who.email));
    // The reason that is on the screen stays there.
    else if (now.status !== 'signed-out') session.set({ status: 'signed-out', problem: null });
  }

  let stop: (() => void) | null = null;
  let started = 0;

  /** Watches until the sign-in service answers: without network it cannot be loaded. */
  async function watch(own: number): Promise<void> {
    try {
      const end = await auth.watch((who) => {
        if (own === started) changed(who);
      });
      if (own === started) stop = end;
      else end();
    } catch {
      if (own !== started) return;
      session.set({ status: 'signed-out', problem: texts.unreached });
      clock.after(againMs, () => own === started && !stop && void watch(own));
    }
  }

  return {
    session,
    start() {
      const own = ++started;
      void watch(own);
      return () => {
        started += 1;
        stop?.();
        stop = null;
      };
    },
    async signIn(email, password) {
      session.set({ status: 'signed-out', problem: null });
      try {
        await auth.signIn(email.trim(), password);
      } catch (error) {
        session.set({ status: 'signed-out', problem: texts.problems[signInProblem(error)] });
      }
    },
    signOut: (problem) => signOut(problem),
  };
}
