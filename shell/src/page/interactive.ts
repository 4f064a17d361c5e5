import { whenIdle } from '@burger/shared/ui';
import { savesData } from '../remotes/device';
import { pageIsThere } from '../remotes/waits';
import { pageRemotes } from '../remotes/remotes-api';

/** Once the page is quiet, starts the service worker; not for who saves data, nor in development, whose files change. */
function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => {
    if (!pageRemotes()) return;
    // Whoever cannot have a worker (private windows, a full disk) has the site as it is without one.
    import('../offline/start-worker.late')
      .then(({ startWorker }) => startWorker())
      .catch(() => undefined);
  });
}

/** Marks the moment at which the first page of a visit answers to the customer, for measurements and tests. */
export function markInteractive(): void {
  pageIsThere();
  const name = 'interactive';
  if (performance.getEntriesByName(name).length > 0) return;
  performance.mark(name);
  keepForOffline();
}
