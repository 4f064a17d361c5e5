import { hasNotifications, mayNotify } from './may-notify';

/** Whether it could be asked to. */
export const couldNotify = (): boolean =>
  hasNotifications() && Notification.permission === 'default';

const ownWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as Partial<Navigator>).serviceWorker;

// There `new Notification` throws: https://developer.mozilla.org/docs/Web/API/Notification/Notification
const needsWorker = (): boolean => /Android/.test(navigator.userAgent);

/** Asks whether it may, and whether it can be shown; only in a press. Never rejects. */
export async function askToNotify(): Promise<boolean> {
  if (!hasNotifications() || (await Notification.requestPermission()) !== 'granted') return false;
  // Pages of who saves data have started none.
  const worker = await ownWorkers()
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  return worker !== undefined || !needsWorker();
}

/** Shows a notification; one of the same `tag` takes the place of the one before. Does nothing where it may not. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!mayNotify()) return;
  // Android shows those of a service worker only.
  const worker = await ownWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  // A press on it leads back here, by the worker.
  const data = { path: location.pathname + location.hash };
  const options = { body, tag, data, icon: '/icon.svg' };
  if (worker) await worker.showNotification(title, options);
  else if (!needsWorker()) new Notification(title, options);
}
