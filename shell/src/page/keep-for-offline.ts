import { whenQuiet } from '@burger/shared/ui';
import { pageRemotes } from '../remotes/remotes-api';
import { savesData } from '../remotes/saves-data';

/**
 * Once the page is quiet, lets the service worker keep what was loaded, and the rest of what makes the site work without
 * network. Not for who saves data, and not in development, whose files change.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenQuiet(() => {
    if (!pageRemotes()) return;
    // Whoever cannot have a worker (private windows, a full disk) has the site as it is without one.
    import('../offline/start-worker.late')
      .then(({ startWorker }) => startWorker())
      .catch(() => undefined);
  });
}
