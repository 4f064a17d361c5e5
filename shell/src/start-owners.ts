import type { Start } from '@burger/shared/contracts';
import { owners, type Place } from './discovery/routes';
import type { Loader } from './remote/loader';

interface Sources extends Loader {
  /** Tries again what belongs to a remote that has just been found. */
  resume: Loader['load'];
}

/**
 * Starts the owners of the bus's nouns, each once and on its own: one that is down leaves the others at work.
 * A remote that comes at a second try (through the `loader` answered here) brings its owner along.
 */
export function withOwners(from: Sources): { loader: Loader; startOwners: () => void } {
  const waiting = new Set<Place>(owners);

  async function start(owner: Place, ask: Loader['load']): Promise<void> {
    if (!waiting.delete(owner)) return;
    const module = await ask(owner).catch(() => null);
    if (module) (module['start'] as Start)();
    // Its requests are held on the bus; its places on the page say that it cannot be had.
    else waiting.add(owner);
  }

  return {
    startOwners: () => owners.forEach((owner) => void start(owner, from.load)),
    loader: {
      load: from.load,
      retry(place) {
        const again = from.retry(place);
        const own = owners.filter(({ remote }) => remote === place.remote);
        again.then(
          () => own.forEach((owner) => void start(owner, from.resume)),
          () => undefined,
        );
        return again;
      },
    },
  };
}
