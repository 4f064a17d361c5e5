import type { Session, User } from '@burger/shared/contracts';
import type { Identity, Profiles, SessionHint, Wait } from '../ports';

export interface SessionPorts {
  identity: Pick<Identity, 'watch' | 'signOut' | 'rename'>;
  profiles: Profiles;
  hint: SessionHint;
  wait: Wait;
  /** Forgets on this device what was the customer's. */
  forget: () => void;
  tell: (session: Session) => void;
  log: (error: unknown) => void;
}

export interface SessionKeeper {
  /** Says what is known at once, and asks the identity provider only if somebody was signed in here. */
  begin(): void;
  /** Loads the identity provider and listens to it, once. Rejects when it cannot be had; may be tried again. */
  watch(): Promise<void>;
  /** Asks again after the network or another tab gave reason to. */
  askAgain(): void;
  signOut(): Promise<void>;
  /** Names the account of who is signed in, where it has no name. */
  giveName(name: string): Promise<void>;
  end(): void;
}

const patienceMs = 10_000;

/** Keeps the noun session: who is signed in. */
export function createSessionKeeper({
  identity,
  profiles,
  hint,
  wait,
  forget,
  tell,
  log,
}: SessionPorts): SessionKeeper {
  let watching: Promise<void> | null = null;
  let stop = () => {};
  let known = false;
  let last: Session['status'] | null = null;
  let signedIn: User | null = null;

  const say = (session: Session) => {
    if (session.status === last && session.status !== 'signed-in') return;
    last = session.status;
    tell(session);
  };

  const changed = (user: User | null) => {
    known = true;
    signedIn = user;
    hint.set(user !== null);
    if (!user) forget();
    say(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  };

  const watch = () => {
    watching ??= identity.watch(changed).then(
      (unwatch) => {
        stop = unwatch;
      },
      (error: unknown) => {
        watching = null;
        throw error;
      },
    );
    return watching;
  };

  // Nobody may wait for a provider that is down; when it comes back it corrects this.
  const giveUp = () => {
    if (!known) say({ status: 'signed-out' });
  };

  return {
    begin() {
      if (!hint.signedIn()) return say({ status: 'signed-out' });
      say({ status: 'unknown' });
      watch().catch(giveUp);
      void wait(patienceMs).then(giveUp);
    },
    watch,
    askAgain() {
      if (hint.signedIn()) watch().catch(log);
    },
    async signOut() {
      try {
        await identity.signOut();
      } catch (error) {
        log(error);
      }
    },
    async giveName(name) {
      const unnamed = signedIn;
      if (!unnamed || unnamed.displayName?.trim()) return;
      const user = { ...unnamed, displayName: name };
      try {
        await identity.rename(name);
        // Meanwhile somebody else may be here.
        if (signedIn === unnamed) changed(user);
        await profiles.save(user);
      } catch (error) {
        log(error);
      }
    },
    end() {
      stop();
      watching = null;
    },
  };
}
