import type { Start } from '@burger/shared/contracts';
import { owners, shopOwner, type ExposureRef } from './routes';
import type { Loader } from './view';
import { onFirstRequest, userActive } from './waits';

/**
 * Starts the owner of each bus noun once. The returned `loader` also starts owners whose remote loads later,
 * or replaces them with another version.
 */
export function withOwners(from: Loader): { loader: Loader; startOwners: () => void } {
  const running = new Map<ExposureRef, { module: unknown; end: () => void }>();
  let endWatch: () => void = () => undefined;

  async function start(owner: ExposureRef): Promise<void> {
    // Requests to an owner that fails to load stay queued on the bus. Its remote's places on the page show
    // the error.
    const module = await from.load(owner).catch(() => null);
    const before = running.get(owner);
    if (!module || before?.module === module) return;
    before?.end();
    // The started owner subscribes to further requests itself.
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
      // A stored cart is going to request the shop data, so their owner starts at once.
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
