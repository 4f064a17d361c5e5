import type { Dish } from '@burger/shared/catalogue';
import { useLocation, useNavigate } from '@burger/shared/router';
import { useEffect, useRef } from 'react';
import { dishOfHash } from '../model/dish-hash';
import { useIsHydrated } from './use-is-hydrated';

/** State of a history entry that the menu itself made, so that closing can go back. */
export const openedHere = { openedHere: true };

export const isOpenedHere = (state: unknown): boolean =>
  (state as typeof openedHere | null)?.openedHere === true;

/** The dish that the address names (`#dish-3`), and how to close it. */
export function useOpenedDish(dishes: readonly Dish[]): [Dish | undefined, () => void] {
  const { pathname, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useIsHydrated();
  const closed = useRef<string | null>(null);
  const dish = hydrated ? dishOfHash(dishes, hash) : undefined;

  useEffect(() => {
    closed.current = null;
  }, [key]);

  const close = () => {
    // Going back takes a moment, in which the dialog may ask again.
    if (!dish || closed.current === key) return;
    closed.current = key;
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  };
  return [dish, close];
}
