import { clock, isSeen, type Clock } from '@burger/shared/device';

/* What the counter needs of the browser, beside sound, notices and storage. */

export interface Tab {
  isHidden(): boolean;
  setTitle(title: string): void;
}

export const browserTab: Tab = {
  isHidden: () => !isSeen(),
  setTitle: (title) => {
    if (document.title !== title) document.title = title;
  },
};

type After = Clock['after'];

/**
 * A clock that also goes by another one: browsers let the timers of a hidden tab fire once a minute, which is too late
 * for a kitchen. Whichever is first makes the call.
 */
export const clockBeside = (other: After, own: Clock = clock): Clock => ({
  now: own.now,
  after(ms, run) {
    const cancels: (() => void)[] = [];
    const cancel = () => cancels.splice(0).forEach((each) => each());
    const first = () => {
      cancel();
      run();
    };
    cancels.push(own.after(ms, first), other(ms, first));
    return cancel;
  },
});

export interface Screen {
  /** Keeps it on from now on; tells whether the browser can. */
  keepOn(): Promise<boolean>;
}

const ownLock = (): WakeLock | undefined =>
  'wakeLock' in navigator ? navigator.wakeLock : undefined;

/** Keeps the screen on. The browser lets go when the tab is hidden, so it is asked for again when the tab is seen. */
export function wakeLock(lock = ownLock()): Screen {
  let watching = false;
  const hold = async (): Promise<boolean> => {
    try {
      await lock?.request('screen');
      return lock !== undefined;
    } catch {
      return false;
    }
  };
  return {
    keepOn() {
      if (!watching) {
        watching = true;
        document.addEventListener('visibilitychange', () => {
          if (isSeen()) void hold();
        });
      }
      return hold();
    },
  };
}

export interface Downloads {
  save(name: string, text: string): void;
}

// Spreadsheets take a file without this mark for one of an old character set.
const byteOrderMark = '\uFEFF';

export const browserDownloads: Downloads = {
  save(name, text) {
    const file = new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    // The browser has to have taken it.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  },
};

/** The order that the page's address names. */
export interface OrderLink {
  asked(): string | null;
  /** Calls back when another one is asked for. */
  onAsked(asked: (number: string | null) => void): () => void;
  /** Takes it out of the address: it has been shown. */
  forget(): void;
}

const longestNumber = 40;

/** The number of the order that an address like `/kitchen#BK482130770` asks for; null where it asks for none. */
export function askedOrder(hash: string): string | null {
  const number = hash.slice(1).toUpperCase();
  return /^[\w-]+$/.test(number) && number.length <= longestNumber ? number : null;
}

export const orderLink: OrderLink = {
  asked: () => askedOrder(location.hash),
  onAsked(asked) {
    const tell = () => asked(askedOrder(location.hash));
    window.addEventListener('hashchange', tell);
    return () => window.removeEventListener('hashchange', tell);
  },
  forget: () => history.replaceState(history.state, '', location.pathname + location.search),
};
