import type { Start } from '@burger/shared/contracts';
import { owners, shopOwner, type ExposureRef } from './routes';
import type { Loader } from './view';
import { onFirstRequest, userActive } from './waits';

/**
 * Starts the owners of the bus's nouns, each once and on its own. A remote that comes later, by the `loader` answered here,
 * brings its owner along; so does another version of it, which takes over.
 */
export function withOwners(from: Loader): { loader: Loader; startOwners: () => void } {
  const running = new Map<ExposureRef, { module: unknown; end: () => void }>();
  let endWatch: () => void = () => undefined;

  async function start(owner: ExposureRef): Promise<void> {
    // One that cannot be had leaves its requests held on the bus; its places on the page say so.
    const module = await from.load(owner).catch(() => null);
    const before = running.get(owner);
    if (!module || before?.module === module) return;
    before?.end();
    // Whatever it came by: what it is asked from now on it hears itself, once.
    if (owner === shopOwner) endWatch();
    running.set(owner, { module, end: (module['start'] as Start)() });
  }

  function bringOwners(place: ExposureRef, loading: ReturnType<Loader['load']>) {
    const own = owners.filter(({ remote }) => remote === place.remote);
    loading.then(
      () => own.forEach((owner) => void start(owner)),
      () => undefined,
    );
    return loading;
  }

  return {
    startOwners() {
      endWatch = onFirstRequest('shop/refresh-requested', () => void start(shopOwner));
      // A cart is kept: it will ask.
      if (document.documentElement.hasAttribute('data-cart')) void start(shopOwner);
      void userActive().then(() => {
        for (const owner of owners) if (owner !== shopOwner) void start(owner);
      });
    },
    loader: {
      load: (place) => bringOwners(place, from.load(place)),
      retry: (place) => bringOwners(place, from.retry(place)),
    },
  };
}
