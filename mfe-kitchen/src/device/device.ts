import { clock, isSeen, type Clock } from '@burger/shared/device';
import { createStore } from '@burger/shared/store';

export type Tab = typeof browserTab;

export const browserTab = {
  isHidden: () => !isSeen(),
  setTitle: (title: string) => {
    if (document.title !== title) document.title = title;
  },
};

export type Page = ReturnType<typeof browserPage>;

/** The page that the counter was opened at. */
export function browserPage() {
  const { pathname } = location;
  return {
    isHere: () => location.pathname === pathname,
    reload: () => location.reload(),
    /** Calls back at the next press of anything. */
    onPress(pressed: () => void) {
      const end = new AbortController();
      const first = () => {
        end.abort();
        pressed();
      };
      for (const kind of ['pointerdown', 'keydown']) {
        document.addEventListener(kind, first, { capture: true, signal: end.signal });
      }
    },
  };
}

type After = Clock['after'];

/** A clock that also goes by another one, whichever is first: the timers of a hidden tab fire once a minute. */
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

export type Screen = ReturnType<typeof wakeLock>;

const ownLock = (): WakeLock | undefined =>
  'wakeLock' in navigator ? navigator.wakeLock : undefined;

/** Keeps the screen on. The browser lets go when the tab is hidden, so it is asked for again when the tab is seen. */
export function wakeLock(lock = ownLock()) {
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

export type Downloads = typeof browserDownloads;

// Spreadsheets take a file without this mark for one of an old character set.
const byteOrderMark = '\uFEFF';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const browserDownloads = {
  /** A text is CSV, bytes are a workbook. */
  save(name: string, content: string | Uint8Array<ArrayBuffer>) {
    const file =
      typeof content === 'string'
        ? new Blob([byteOrderMark, content], { type: 'text/csv;charset=utf-8' })
        : new Blob([content], { type: workbook });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    // The browser has to have taken it.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  },
};

export type OrderLink = typeof orderLink;

/** The number of the order that an address like `/kitchen#BK482130770` asks for; null where it asks for none. */
export function askedOrder(hash: string): string | null {
  const number = hash.slice(1).toUpperCase();
  return /^[\w-]{1,40}$/.test(number) ? number : null;
}

export const orderLink = {
  asked: () => askedOrder(location.hash),
  onAsked(asked: (number: string | null) => void) {
    const tell = () => asked(askedOrder(location.hash));
    window.addEventListener('hashchange', tell);
    return () => window.removeEventListener('hashchange', tell);
  },
  /** Takes it out of the address: it has been shown. */
  forget: () => history.replaceState(history.state, '', location.pathname + location.search),
};

export type Notices = ReturnType<typeof browserNotices>;

// The site's own; it keeps out of the counter's questions.
const script = '/service-worker.js';

/** Whether a worker can show something in the end; one that cannot be installed is thrown away. */
const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });

const ownWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Notices of the browser, shown by the service worker: Android shows no others. The sound is the alarm. */
export function browserNotices(workers = ownWorkers()) {
  const working = createStore(true);
  let registration: ServiceWorkerRegistration | undefined;

  async function register(): Promise<boolean> {
    registration = await workers?.register(script, { updateViaCache: 'none' });
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    return worker ? isActivated(worker) : false;
  }

  return {
    /** Whether those that are allowed can be shown, as far as is known. */
    working,
    async ask() {
      if (typeof Notification === 'undefined') return false;
      try {
        if ((await Notification.requestPermission()) !== 'granted') return false;
        // The shift does not wait for what the worker keeps when it is installed.
        register().then(working.set, () => working.set(false));
        return true;
      } catch {
        return false;
      }
    },
    show(title: string, body: string) {
      // Each order sounds, also where the notice of the one before still stands.
      const options: NotificationOptions & { renotify: boolean } = {
        body,
        tag: 'kitchen',
        renotify: true,
        requireInteraction: true,
        data: { path: location.pathname },
      };
      registration?.showNotification(title, options).catch(() => working.set(false));
    },
  };
}
