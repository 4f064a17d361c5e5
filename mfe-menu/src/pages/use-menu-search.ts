import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { indexMenu, searchMenu } from '../model/dish-search';
import type { MenuSection } from '../model/menu-sections';

export interface MenuSearch {
  search: (query: string) => void;
  /** The query that `sections` answer: it follows the field as fast as the machine can. */
  asked: string;
  sections: readonly MenuSection[];
  /** How many dishes the sections hold. */
  count: number;
}

/** The dishes that a query and the veg-only choice leave, by category. */
export function useMenuSearch(whole: readonly MenuSection[], isVegOnly: boolean): MenuSearch {
  const [asked, setAsked] = useState('');
  const search = useCallback((query: string) => startTransition(() => setAsked(query.trim())), []);
  const onlyVeg = useDeferredValue(isVegOnly);
  const index = useMemo(() => indexMenu(whole), [whole]);
  const found = useMemo(() => searchMenu(index, asked, onlyVeg), [index, asked, onlyVeg]);
  return { search, asked, ...found };
}
