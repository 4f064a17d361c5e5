import type { Dish } from '@burger/shared/catalogue';
import { useDeferredValue, useMemo, useState } from 'react';
import { indexDishes, searchDishes } from '../model/dish-search';
import { menuSections, type MenuSection } from '../model/menu-sections';

export interface MenuSearch {
  /** What stands in the search field. */
  query: string;
  setQuery: (query: string) => void;
  /** The query that `sections` answer: it follows the field as fast as the machine can. */
  asked: string;
  sections: readonly MenuSection[];
  /** How many dishes the sections hold. */
  count: number;
}

/** The dishes that a query and the veg-only choice leave, by category. */
export function useMenuSearch(dishes: readonly Dish[], isVegOnly: boolean): MenuSearch {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const onlyVeg = useDeferredValue(isVegOnly);
  const index = useMemo(() => indexDishes(dishes), [dishes]);
  const found = useMemo(() => {
    const matching = searchDishes(index, asked);
    const shown = onlyVeg ? matching.filter((dish) => dish.isVeg) : matching;
    return { sections: menuSections(shown), count: shown.length };
  }, [index, asked, onlyVeg]);
  return { query, setQuery, asked, ...found };
}
