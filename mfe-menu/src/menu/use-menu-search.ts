import { wordsOf } from '@burger/shared/text-search';
import { lazyModule } from '@burger/shared/ui';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { indexMenu, searchMenu, type DishFilter, type Found, type Section } from './menu';

/** Fuzzy search and its views, loaded when the search field is used. */
export const searchParts = lazyModule(
  () => import(/* webpackChunkName: "search" */ './search.late'),
);

/** Filters the menu. `asked` is the query of the current results, which may lag behind typing. */
export function useMenuSearch(
  whole: readonly Section[],
  isVegOnly: boolean,
  filters: ReadonlySet<DishFilter>,
): Found & { search: (query: string) => void; asked: string } {
  const [asked, setAsked] = useState('');
  const search = useCallback(
    (query: string) =>
      startTransition(() => setAsked(wordsOf(query).length > 0 ? query.trim() : '')),
    [],
  );
  const vegOnly = useDeferredValue(isVegOnly);
  const chosen = useDeferredValue(filters);
  const index = useMemo(() => indexMenu(whole), [whole]);
  // Without the chunk, only exact matches are found.
  const { code } = searchParts.useCode(asked !== '');
  const fuzzy = useMemo(() => code?.fuzzySearch(whole), [code, whole]);
  const asWritten = useMemo(() => searchMenu(index, asked), [index, asked]);
  const isMissed = asWritten.count === 0;
  const meant = useMemo(() => fuzzy?.(asked, isMissed), [fuzzy, asked, isMissed]);
  const found = useMemo(
    () =>
      vegOnly || chosen.size > 0 || meant?.size
        ? searchMenu(index, asked, { vegOnly, filters: chosen, meant })
        : asWritten,
    [index, asked, vegOnly, chosen, meant, asWritten],
  );
  return { search, asked, ...found };
}
