import { hasNotifications, mayNotify } from './may-notify';

const ownWorkers = (): ServiceWorkerContainer | undefined =>
  (navigator as Partial<Navigator>).serviceWorker;

// On Android `new Notification` throws: https://developer.mozilla.org/docs/Web/API/Notification/Notification
const needsWorker = (): boolean => /Android/.test(navigator.userAgent);

/** Asks for permission in a click handler. Returns whether it was granted. Never rejects. */
export async function askToNotify(): Promise<boolean> {
  if (!hasNotifications() || (await Notification.requestPermission()) !== 'granted') return false;
  // Pages do not register the service worker if data saving is on.
  const worker = await ownWorkers()
    ?.register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  return worker !== undefined || !needsWorker();
}

/** Shows a notification, which replaces one with the same `tag`. Does nothing without permission. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!mayNotify()) return;
  // On Android only a service worker can show notifications.
  const worker = await ownWorkers()
    ?.getRegistration()
    .catch(() => undefined);
  // The service worker opens this path on a click.
  const data = { path: location.pathname + location.hash };
  const options = { body, tag, data, icon: '/icon.svg' };
  if (worker) await worker.showNotification(title, options);
  else if (!needsWorker()) new Notification(title, options);
}
