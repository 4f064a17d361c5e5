import { cookieOf, readSwitches, type Switches } from './switches';

export const storedSwitches = (): Switches => readSwitches(document.cookie);

/** Removes service worker and cached scripts, which would otherwise answer for a stopped remote. */
async function forgetScripts(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const workers = (await serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Stores the switches for this browser session. Resolves once they apply to the next page. */
export async function storeSwitches(switches: Switches): Promise<void> {
  document.cookie = cookieOf(switches);
  // Without caches the faults still apply to browsers that have not visited the page before.
  if (Object.keys(switches.faults).length > 0) await forgetScripts().catch(() => undefined);
}
