import { whenQuiet } from '@burger/shared/ui';
import { pageRemotes } from '../discovery/site-data';

/** Once the page is quiet, lets the service worker keep what was loaded. Not in development, whose files change. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  whenQuiet(() => {
    if (!pageRemotes()) return;
    // Whoever cannot have a worker (private windows, a full disk) has the site as it is without one.
    import('./start-worker').then(({ startWorker }) => startWorker()).catch(() => undefined);
  });
}
