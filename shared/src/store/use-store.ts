import { useSyncExternalStore } from 'react';
import type { ReadStore } from './store';

export { createStore, type ReadStore, type Store } from './store';

/** The value of a store, kept current. While a prerendered page hydrates it is what it was there: the first one. */
export const useStore = <Value>(store: ReadStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.first);
