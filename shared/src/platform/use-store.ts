import { useSyncExternalStore } from 'react';
import type { ReadStore } from './store';

export { createStore, type ReadStore, type Store } from './store';

/** Returns a store's current value. While a prerendered page hydrates, it is the initial one. */
export const useStore = <Value>(store: ReadStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.first);
