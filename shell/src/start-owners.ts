import type { Start } from '@burger/shared/contracts';
import { owners, type Place } from './discovery/routes';
import type { Loader } from './remote/loader';

/**
 * Starts the owners of the bus's nouns, each once and on its own: one that is down leaves the others at work.
 * A remote that comes at a later try (through the `loader` answered here) brings its owner along.
 */
export function withOwners(from: Loader): { loader: Loader; startOwners: () => void } {
  const waiting = new Set<Place>(owners);

  async function start(owner: Place): Promise<void> {
    if (!waiting.delete(owner)) return;
    const module = await from.load(owner).catch(() => null);
    if (module) (module['start'] as Start)();
    // Its requests are held on the bus; its places on the page say that it cannot be had.
    else waiting.add(owner);
  }

  function bringOwners(place: Place, loading: ReturnType<Loader['load']>) {
    const own = owners.filter(({ remote }) => remote === place.remote);
    loading.then(
      () => own.forEach((owner) => void start(owner)),
      () => undefined,
    );
    return loading;
  }

  return {
    startOwners: () => owners.forEach((owner) => void start(owner)),
    loader: {
      load: (place) => bringOwners(place, from.load(place)),
      retry: (place) => bringOwners(place, from.retry(place)),
    },
  };
}
