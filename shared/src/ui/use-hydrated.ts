import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it hydrates, true from then on: for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
