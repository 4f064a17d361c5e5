import { clock, isPageVisible, type Clock } from '@burger/shared/platform/device';
import { createStore } from '@burger/shared/platform/use-store';

export type Tab = typeof browserTab;

export const browserTab = {
  isHidden: () => !isPageVisible(),
  setTitle: (title: string) => {
    if (document.title !== title) document.title = title;
  },
};

export type Page = ReturnType<typeof browserPage>;

export function browserPage() {
  const { pathname } = location;
  return {
    isHere: () => location.pathname === pathname,
    reload: () => location.reload(),
    onPress(pressed: () => void) {
      const end = new AbortController();
      const first = () => {
        end.abort();
        pressed();
      };
      for (const kind of ['pointerdown', 'keydown']) {
        window.addEventListener(kind, first, { capture: true, signal: end.signal });
      }
    },
  };
}

type After = Clock['after'];

/**
 * Returns a clock that uses the faster of two timers, because a hidden tab's own timers fire only once a
 * minute.
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

export type Screen = ReturnType<typeof wakeLock>;

const ownLock = (): WakeLock | undefined =>
  'wakeLock' in navigator ? navigator.wakeLock : undefined;

/**
 * Keeps the screen on. Browsers release the wake lock in hidden tabs, so it is requested again when the tab
 * is visible.
 */
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
          if (isPageVisible()) void hold();
        });
      }
      return hold();
    },
  };
}

export type Downloads = typeof browserDownloads;

// Without a byte order mark spreadsheets assume a legacy encoding.
const byteOrderMark = '\uFEFF';
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const browserDownloads = {
  save(name: string, content: string | Uint8Array<ArrayBuffer>) {
    const file =
      typeof content === 'string'
        ? new Blob([byteOrderMark, content], { type: 'text/csv;charset=utf-8' })
        : new Blob([content], { type: workbook });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    // Revoked later, because the browser must have started the download.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  },
};

export type OrderLink = typeof orderLink;

/** Returns the order number in a URL hash such as `#BK482130770`, or null. */
export function requestedOrder(hash: string): string | null {
  const number = hash.slice(1).toUpperCase();
  return /^[\w-]{1,40}$/.test(number) ? number : null;
}

export const orderLink = {
  requestedOrder: () => requestedOrder(location.hash),
  onOrderRequested(requested: (number: string | null) => void) {
    const tell = () => requested(requestedOrder(location.hash));
    window.addEventListener('hashchange', tell);
    return () => window.removeEventListener('hashchange', tell);
  },
  forget: () => history.replaceState(history.state, '', location.pathname + location.search),
};

export type Notices = ReturnType<typeof browserNotices>;

// The site's service worker; it does not intercept the counter's API requests.
const script = '/service-worker.js';

/** Resolves to whether a service worker becomes active; a failed install makes it redundant. */
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

/** Registers the site's service worker and waits until it is active; null if it cannot become active. */
export async function activeWorker(
  workers = ownWorkers(),
): Promise<ServiceWorkerRegistration | null> {
  const registration = await workers?.register(script, { updateViaCache: 'none' });
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  return registration && worker && (await isActivated(worker)) ? registration : null;
}

/** Shows notifications through the service worker, the only way on Android. The alarm provides the sound. */
export function browserNotices(workers = ownWorkers()) {
  const working = createStore(true);
  let registration: ServiceWorkerRegistration | null = null;

  async function register(): Promise<boolean> {
    registration = await activeWorker(workers);
    return registration !== null;
  }

  return {
    /** Whether notifications can be shown if they are permitted, as far as known. */
    working,
    async ask() {
      if (typeof Notification === 'undefined') return false;
      try {
        if ((await Notification.requestPermission()) !== 'granted') return false;
        // The answer does not wait for the worker, which first downloads its precache.
        register().then(working.set, () => working.set(false));
        return true;
      } catch {
        return false;
      }
    },
    /** A notification replaces the one with the same tag. */
    show(title: string, body: string, tag = 'kitchen') {
      // With `renotify` each order is audible even while an earlier notification is shown.
      const options: NotificationOptions & { renotify: boolean } = {
        body,
        tag,
        renotify: true,
        requireInteraction: true,
        data: { path: location.pathname },
      };
      registration?.showNotification(title, options).catch(() => working.set(false));
    },
  };
}
