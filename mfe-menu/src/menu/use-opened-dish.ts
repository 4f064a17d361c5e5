import type { Dish } from '@burger/shared/contracts';
import { useLocation, useNavigate } from '@burger/shared/router';
import { useHydrated } from '@burger/shared/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { dishOfHash } from './menu';

/** State of a history entry that the menu itself made, so that closing can go back. */
const openedHere = { openedHere: true };

export const isOpenedHere = (state: unknown): boolean =>
  (state as typeof openedHere | null)?.openedHere === true;

/** The dish that the address names (`#spicy-paneer-burger`); `open` goes to one and leaves the page where it is. */
export function useOpenedDish(dishes: readonly Dish[]) {
  const { pathname, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const closed = useRef<string | null>(null);
  const opened = useMemo(
    () => (hydrated ? dishOfHash(dishes, hash) : undefined),
    [dishes, hash, hydrated],
  );

  useEffect(() => {
    closed.current = null;
  }, [key]);

  const open = useCallback(
    (to: string) => void navigate({ hash: to }, { state: openedHere }),
    [navigate],
  );
  const close = () => {
    // Going back takes a moment, in which the dialog may ask again.
    if (!opened || closed.current === key) return;
    closed.current = key;
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  };
  return { opened, open, close };
}
