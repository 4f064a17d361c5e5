import type { VegOnlyStorage } from '../ports';

/** The veg-only choice of this visitor, one for the menu, its search and the favourites. */
export interface VegOnly {
  subscribe(changed: () => void): () => void;
  isOn(): boolean;
  set(vegOnly: boolean): void;
}

/** Keeps the choice on a storage and tells everyone on the page of a change. */
export function createVegOnly(storage: VegOnlyStorage): VegOnly {
  const listeners = new Set<() => void>();
  let chosen: boolean | undefined;
  return {
    subscribe(changed) {
      const end = storage.subscribe(() => {
        chosen = undefined;
        changed();
      });
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        end();
      };
    },
    isOn: () => (chosen ??= storage.read()),
    set(vegOnly) {
      chosen = vegOnly;
      storage.write(vegOnly);
      for (const changed of listeners) changed();
    },
  };
}
