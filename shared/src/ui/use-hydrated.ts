import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the prerendered page and during hydration, then true; for content that depends on the
 * browser.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
