import type { Session, User } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/device';
import type { Identity } from './firebase';
import type { SessionHint } from './stored-session';
import type { Profiles } from './profiles-api';

export interface SessionServices {
  identity: Pick<Identity, 'watch' | 'signOut' | 'rename'>;
  profiles: Pick<Profiles, 'save'>;
  hint: SessionHint;
  wait: Wait;
  /** Calls back once the page has nothing else to do; the answer takes that back. */
  whenIdle: (run: () => void) => () => void;
  /** Forgets on this device what was the customer's: her links, once nobody is signed in. */
  forget: () => void;
  /** The same of all else, once she signs out herself: who is signed out against her will keeps what she typed. */
  leave: () => void;
  tellOtherTabs: () => void;
  tell: (session: Session) => void;
  log: (error: unknown) => void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const patienceMs = 10_000;
// Long enough to save a profile where there is a network, and nobody notices it.
const profilePatienceMs = 1000;

/** Owns the noun session: who is signed in. */
export function createSessionStore({
  identity,
  profiles,
  hint,
  wait,
  whenIdle,
  forget,
  leave,
  tellOtherTabs,
  tell,
  log,
}: SessionServices) {
  let watching: Promise<void> | null = null;
  let stop = () => {};
  let known = false;
  let last: Session['status'] | null = null;
  let signedIn: User | null = null;
  // What is on its way, for a second: whoever signs out waits for it, as it takes her token.
  let saving: Promise<unknown> = Promise.resolve();

  const save = (user: User): Promise<void> => {
    const saved = profiles.save(user);
    saving = Promise.race([Promise.allSettled([saving, saved]), wait(profilePatienceMs)]);
    return saved;
  };

  const say = (session: Session) => {
    if (session.status === last && session.status !== 'signed-in') return;
    last = session.status;
    tell(session);
  };

  const changed = (user: User | null) => {
    // The provider could not be told so far.
    if (user && hint.isLeaving()) return void identity.signOut().catch(log);
    known = true;
    signedIn = user;
    hint.set(user);
    if (!user) forget();
    say(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  };

  /** Loads the identity provider and listens to it, once. Rejects when it cannot be had; may be tried again. */
  const watch = (): Promise<void> => {
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

  const rename = async (name: string): Promise<void> => {
    // Who was seen here last is told before the provider has been asked.
    await watch();
    const before = signedIn;
    if (!before) throw new Error('Nobody is signed in');
    const user = { ...before, displayName: name };
    await identity.rename(name);
    // Meanwhile somebody else may be here.
    if (signedIn === before) changed(user);
    await save(user);
  };

  return {
    /** Says at once who was signed in here last; only if somebody was, the provider is asked, once the page is idle. */
    begin(): void {
      if (!hint.signedIn()) return say({ status: 'signed-out' });
      const seen = hint.user();
      if (seen) {
        say({ status: 'signed-in', user: seen });
        // A provider that cannot be had leaves it at that: whatever wants to know better asks for a token.
        stop = whenIdle(() => void watch().catch(() => undefined));
        return;
      }
      say({ status: 'unknown' });
      watch().catch(giveUp);
      void wait(patienceMs).then(giveUp);
    },
    watch,
    /** Takes in who has just signed in: saves the profile, aside, and listens to the provider. Rejects as `watch` does. */
    welcome(user: User): Promise<void> {
      save(user).catch(() => undefined);
      return watch();
    },
    /** Asks again after the network gave reason to. */
    askAgain(): void {
      if (hint.signedIn()) watch().catch(log);
    },
    /** Goes by what another tab has kept: somebody signed in there, or is signed in no more. */
    otherTabChanged(): void {
      if (hint.signedIn()) return void watch().catch(log);
      // What that tab keeps for the provider stays: this one says only that nobody is here.
      known = true;
      signedIn = null;
      forget();
      say({ status: 'signed-out' });
    },
    /** Forgets here, too, what was typed in this tab: she signed out in another one herself. */
    otherTabLeft: leave,
    /** After her profile is saved, if that is quick. `ended`: against her will, so what she typed stays and nothing is saved. */
    async signOut({ ended = false } = {}): Promise<void> {
      if (!ended) await saving;
      try {
        await Promise.all([watch(), identity.signOut()]);
      } catch (error) {
        log(error);
        // Here she is signed out all the same.
        changed(null);
        hint.leave();
      }
      if (ended) return;
      leave();
      tellOtherTabs();
    },
    rename,
    /** The same where it has no name, aside. */
    async giveName(name: string): Promise<void> {
      if (!signedIn || signedIn.displayName?.trim()) return;
      try {
        await rename(name);
      } catch (error) {
        log(error);
      }
    },
    end(): void {
      stop();
      watching = null;
    },
  };
}
