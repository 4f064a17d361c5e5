import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { searchParts } from '../components/late-search-parts';
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
  // Where it does not come, the words as they are have to do.
  const { code } = searchParts.useCode(asked !== '');
  const forgive = useMemo(() => code?.forgivingSearch(whole), [code, whole]);
  const asWritten = useMemo(() => searchMenu(index, asked, false), [index, asked]);
  const isMissed = asWritten.count === 0;
  const meant = useMemo(() => forgive?.(asked, isMissed), [forgive, asked, isMissed]);
  const found = useMemo(
    () => (onlyVeg || meant?.size ? searchMenu(index, asked, onlyVeg, meant) : asWritten),
    [index, asked, onlyVeg, meant, asWritten],
  );
  return { search, asked, ...found };
}
