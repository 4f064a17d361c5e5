import type { Notices } from '../ports';

// Android shows notices only through a service worker; elsewhere the tab shows its own.
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  new Notification(title, options);
}

/** Notices of the browser. A notice that cannot be shown is none: the sound is the alarm. */
export const browserNotices: Notices = {
  async ask() {
    if (typeof Notification === 'undefined') return false;
    try {
      return (await Notification.requestPermission()) === 'granted';
    } catch {
      return false;
    }
  },
  show(title, body) {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    show(title, { body, tag: 'kitchen', requireInteraction: true }).catch(() => undefined);
  },
};
