import { hasNotifications, mayNotify } from './may-notify';

/** Whether it could be asked to. */
export const couldNotify = (): boolean =>
  hasNotifications() && Notification.permission === 'default';

/** Asks whether it may; only in a press. */
export const askToNotify = async (): Promise<boolean> =>
  hasNotifications() && (await Notification.requestPermission()) === 'granted';

/** Shows a notification; one of the same `tag` takes the place of the one before. Does nothing where it may not. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!mayNotify()) return;
  // Android shows those of a service worker only.
  const { serviceWorker } = navigator as Partial<Navigator>;
  const worker = await serviceWorker?.getRegistration().catch(() => undefined);
  // A press on it leads back here, by the worker.
  const data = { path: location.pathname + location.hash };
  const options = { body, tag, data, icon: '/icon.svg' };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
