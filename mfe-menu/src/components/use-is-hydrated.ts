import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it hydrates, so that what only the browser knows comes after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
