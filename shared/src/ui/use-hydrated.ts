import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false while prerendered or hydrating, then true; for content that depends on the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
