import { createStore, type ReadStore } from '@burger/shared/store';

export interface Notices {
  /** Tells whether they are allowed. */
  ask(): Promise<boolean>;
  /** Whether those that are allowed can be shown, as far as is known. */
  working: ReadStore<boolean>;
  show(title: string, text: string): void;
}

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
export function browserNotices(workers = ownWorkers()): Notices {
  const working = createStore(true);
  let registration: ServiceWorkerRegistration | undefined;

  async function register(): Promise<boolean> {
    registration = await workers?.register(script, { updateViaCache: 'none' });
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    return worker ? isActivated(worker) : false;
  }

  return {
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
    show(title, body) {
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
