import { whenIdle } from '@burger/shared/ui';
import { savesData } from '../remotes/device';
import { inTurn, pageIsThere } from '../remotes/waits';
import { pageRemotes } from '../remotes/remotes-api';

/**
 * Starts the service worker when the page is idle and has responded to a click, because the worker's
 * downloads would slow the response down. Skipped for visitors who save data, and in development, where files
 * change.
 */
function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => {
    if (!pageRemotes()) return;
    // Without a service worker (private windows, a full disk) the site works, but not offline.
    inTurn()
      .then(() => import('../offline/start-worker.lazy'))
      .then(({ startWorker }) => startWorker())
      .catch(() => undefined);
  });
}

/** Marks the time at which the first page of a visit becomes interactive, for measurements and tests. */
export function markInteractive(): void {
  pageIsThere();
  const name = 'interactive';
  if (performance.getEntriesByName(name).length > 0) return;
  performance.mark(name);
  keepForOffline();
}
