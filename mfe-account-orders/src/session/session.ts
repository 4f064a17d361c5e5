import type { Session, User } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/platform/device';
import type { Identity } from './firebase';
import type { SessionHint } from './stored-session';
import type { Profiles } from './profiles-api';

export interface SessionServices {
  identity: Pick<Identity, 'watch' | 'signOut' | 'rename'>;
  profiles: Pick<Profiles, 'save'>;
  hint: SessionHint;
  wait: Wait;
  /** Calls `run` once the page is idle. The returned function cancels that. */
  whenIdle: (run: () => void) => () => void;
  /** Deletes the customer's tracking links on this device, after any sign-out. */
  forget: () => void;
  /**
   * Deletes all other personal data on this device after a sign-out by the customer. A session ended by the
   * server keeps typed text.
   */
  leave: () => void;
  tellOtherTabs: () => void;
  tell: (session: Session) => void;
  log: (error: unknown) => void;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const patienceMs = 10_000;
// How long sign-out waits for a profile to be saved: enough on most networks, and short enough not to be
// noticed.
const profilePatienceMs = 1000;

/** Creates the owner of the bus noun `session`: who is signed in. */
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
  // A profile being saved. Sign-out waits up to a second for it, because saving needs the customer's ID
  // token.
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
    // An earlier sign-out did not reach the identity provider, so the user is signed out there now.
    if (user && hint.isLeaving()) return void identity.signOut().catch(log);
    known = true;
    signedIn = user;
    hint.set(user);
    if (!user) forget();
    say(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  };

  /**
   * Loads the identity provider and subscribes to it once. Rejects when it cannot be loaded; can then be
   * called again.
   */
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

  // Do not block on an outage of the identity provider: a late response corrects the session.
  const giveUp = () => {
    if (!known) say({ status: 'signed-out' });
  };

  const rename = async (name: string): Promise<void> => {
    // The page may show a stored user before the identity provider has confirmed it.
    await watch();
    const before = signedIn;
    if (!before) throw new Error('Not signed in: the name was not changed');
    const user = { ...before, displayName: name };
    await identity.rename(name);
    // Another customer may have signed in while the profile was renamed.
    if (signedIn === before) changed(user);
    await save(user);
  };

  return {
    /**
     * Emits the stored session at once. The identity provider is loaded only for a stored user, once the page
     * is idle.
     */
    begin(): void {
      if (!hint.signedIn()) return say({ status: 'signed-out' });
      const cached = hint.user();
      if (cached) {
        say({ status: 'signed-in', user: cached });
        // Offline the stored user stays signed in; requests that need proof ask for an ID token.
        stop = whenIdle(() => void watch().catch(() => undefined));
        return;
      }
      say({ status: 'unknown' });
      watch().catch(giveUp);
      void wait(patienceMs).then(giveUp);
    },
    watch,
    /**
     * Handles a new sign-in: saves the profile in the background and subscribes to the identity provider.
     * Rejects like `watch`.
     */
    welcome(user: User): Promise<void> {
      save(user).catch(() => undefined);
      return watch();
    },
    /** Asks the identity provider again after the network returned. */
    askAgain(): void {
      if (hint.signedIn()) watch().catch(log);
    },
    otherTabChanged(): void {
      if (hint.signedIn()) return void watch().catch(log);
      // The other tab signs out at the identity provider; this one only updates its own state.
      known = true;
      signedIn = null;
      forget();
      say({ status: 'signed-out' });
    },
    /** Deletes text typed in this tab after the customer signed out in another one. */
    otherTabLeft: leave,
    /**
     * Signs out, after waiting briefly for a profile that is being saved. `ended`: the server ended the
     * session, so typed text stays.
     */
    async signOut({ ended = false } = {}): Promise<void> {
      if (!ended) await saving;
      try {
        await Promise.all([watch(), identity.signOut()]);
      } catch (error) {
        log(error);
        // Whatever the identity provider does, the customer is signed out on this device.
        changed(null);
        hint.leave();
      }
      if (ended) return;
      leave();
      tellOtherTabs();
    },
    rename,
    /** Sets the account's name if it has none; failures are only logged. */
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
