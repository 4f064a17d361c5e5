import type { VegOnlyStorage } from '../ports';

const key = 'burger.veg-only';

/** Keeps the choice in the browser. Storage that is disabled, full or damaged counts as "not chosen". */
export function createVegOnlyStorage(storage: () => Storage = () => localStorage): VegOnlyStorage {
  return {
    read() {
      try {
        return storage().getItem(key) === 'on';
      } catch {
        return false;
      }
    },
    write(vegOnly) {
      try {
        if (vegOnly) storage().setItem(key, 'on');
        else storage().removeItem(key);
      } catch {
        // The choice holds for this page all the same.
      }
    },
    subscribe(changed) {
      const onStorage = (event: StorageEvent) => {
        // A key of null: everything was cleared.
        if (event.key === key || event.key === null) changed();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
