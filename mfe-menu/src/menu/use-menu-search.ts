import { wordsOf } from '@burger/shared/text-search';
import { lazyModule } from '@burger/shared/ui';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { indexMenu, searchMenu, type DishFilter, type Found, type Section } from './menu';

/** What a search needs beyond the words as they stand: its code comes when somebody turns to the search field. */
export const searchParts = lazyModule(
  () => import(/* webpackChunkName: "search" */ './search.late'),
);

/** What query, veg only and filters leave, by category; `asked` is the query that it answers, which may lag behind. */
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
  // Where it does not come, the words as they are have to do.
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
