import { useHydrated } from '@burger/shared/ui';
import { useLocation } from '@burger/shared/router';

/** The hash of the address without its sign; empty in the prerendered page, which knows none. */
export function useOpenHash(): string {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
