import { storedText, type StoredText } from '@burger/shared/platform/storage';
import { createStore, type Store } from '@burger/shared/platform/use-store';

/** Creates the veg-only switch of menu, search and favourites: stored on the device, synced between tabs. */
export function createVegOnly(
  storage: StoredText = storedText(() => localStorage, 'burger.veg-only'),
): Store<boolean> {
  const isStored = () => storage.read() === 'on';
  // Off during hydration, because the prerendered page has it off.
  const chosen = createStore(false);
  chosen.set(isStored());
  return {
    ...chosen,
    set(vegOnly) {
      if (vegOnly) storage.write('on');
      else storage.remove();
      chosen.set(vegOnly);
    },
    subscribe(changed) {
      const ends = [chosen.subscribe(changed), storage.watch(() => chosen.set(isStored()))];
      return () => ends.forEach((end) => end());
    },
  };
}
