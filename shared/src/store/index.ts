export { createStore, type ReadStore, type Store } from './store';
export { useStore } from './use-store';
