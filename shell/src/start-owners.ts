import type { Start } from '@burger/shared/contracts';
import { loadExposure } from './discovery/load-exposure';
import { owners } from './discovery/routes';

/** Starts the owners of the bus's nouns, each on its own: one that is down leaves the others at work. */
export function startOwners(): void {
  for (const owner of owners) {
    loadExposure(owner).then(
      (module) => (module['start'] as Start)(),
      // Its requests are held on the bus; its places on the page say that it cannot be had.
      () => undefined,
    );
  }
}
