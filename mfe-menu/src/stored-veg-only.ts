import { storedText, type StoredText } from '@burger/shared/storage';
import { createStore, type Store } from '@burger/shared/store';

/** The veg-only choice of this visitor, one for the menu, its search and the favourites; kept, and in step with other tabs. */
export function createVegOnly(
  storage: StoredText = storedText(() => localStorage, 'burger.veg-only'),
): Store<boolean> {
  const isKept = () => storage.read() === 'on';
  // At first nothing is chosen: the prerendered page knows no visitor.
  const chosen = createStore(false);
  chosen.set(isKept());
  return {
    ...chosen,
    set(vegOnly) {
      if (vegOnly) storage.write('on');
      else storage.remove();
      chosen.set(vegOnly);
    },
    subscribe(changed) {
      const ends = [chosen.subscribe(changed), storage.watch(() => chosen.set(isKept()))];
      return () => ends.forEach((end) => end());
    },
  };
}
