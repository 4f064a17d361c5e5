import { wordsOf } from '@burger/shared/platform/text-search';
import { lazyModule } from '@burger/shared/ui';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { indexMenu, searchMenu, type DishFilter, type Found, type Section } from './menu';

/** Fuzzy search and its views, loaded when the search field is used. */
export const searchParts = lazyModule(
  () => import(/* webpackChunkName: "search" */ './search.lazy'),
);

/**
 * Filters the menu by the search. `asked` is the query of the current results, which may lag behind typing.
 */
export function useMenuSearch(
  whole: readonly Section[],
  isVegOnly: boolean,
  filters: ReadonlySet<DishFilter>,
): Found & { search: (query: string) => void; query: string } {
  const [currentQuery, setQuery] = useState('');
  const search = useCallback(
    (query: string) =>
      startTransition(() => setQuery(wordsOf(query).length > 0 ? query.trim() : '')),
    [],
  );
  const vegOnly = useDeferredValue(isVegOnly);
  const chosen = useDeferredValue(filters);
  const index = useMemo(() => indexMenu(whole), [whole]);
  // Until the chunk has loaded, only exact matches are found.
  const { code } = searchParts.useCode(currentQuery !== '');
  const fuzzy = useMemo(() => code?.fuzzySearch(whole), [code, whole]);
  const asWritten = useMemo(() => searchMenu(index, currentQuery), [index, currentQuery]);
  const isMissed = asWritten.count === 0;
  const meant = useMemo(() => fuzzy?.(currentQuery, isMissed), [fuzzy, currentQuery, isMissed]);
  const found = useMemo(
    () =>
      vegOnly || chosen.size > 0 || meant?.size
        ? searchMenu(index, currentQuery, { vegOnly, filters: chosen, meant })
        : asWritten,
    [index, currentQuery, vegOnly, chosen, meant, asWritten],
  );
  return { search, query: currentQuery, ...found };
}
