import type { Dish } from '@burger/shared/contracts';
import { filledTotal } from '@burger/shared/order/early-total';
import { endEarlySearch, searchedEarly } from '@burger/shared/platform/early-search';
import { useLocation, useNavigate } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { Container, type SearchInput, useHydrated } from '@burger/shared/ui';
import { UsualPlace } from '@burger/shared/ui/usual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, memo } from 'react';
import { EarlyStepper } from '../add-to-cart/early-stepper';
import { dishParts, DishSheet } from '../dish/dish-sheet';
import { messages } from '../messages/en';
import { useShop, useVegOnly } from '../use-stores';
import { CategoryChips, CategorySheet } from './categories';
import { FilterChips, NothingFound } from './filters';
import { MenuHead } from './head';
import {
  type DishFilter,
  dishOfHash,
  initiallyVisible,
  menuSections,
  usefulFilters,
  menuData,
  type Section,
} from './menu';
import { CartBar, CartBeside, EarlySavings } from './menu-cart';
import { MenuSection } from './sections';
import { ShopStatus } from './shop-status';
import { toolbarHeight } from './sticky-bar';
import { showSection, useActiveSection } from './use-active-section';
import { useMenuSearch } from './use-menu-search';

/** Structured data for search engines. Computed only during prerendering; browsers skip it. */
const MenuDataBlock = memo(function MenuDataBlock({ sections }: { sections: readonly Section[] }) {
  const data = typeof document === 'undefined' ? menuData(sections) : '';
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: data }}
      suppressHydrationWarning
    />
  );
});

/** State of history entries that this page created, so that closing a dish can go back. */
const openedHere = { openedHere: true };

const isOpenedHere = (state: unknown): boolean =>
  (state as typeof openedHere | null)?.openedHere === true;

/** The dish of the URL's hash (`#spicy-paneer-burger`); `open` navigates to one without scrolling the page. */
function useOpenedDish(dishes: readonly Dish[]) {
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
    // Going back in the history is asynchronous, and the dialog may report its closing twice.
    if (!opened || closed.current === key) return;
    closed.current = key;
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  };
  return { opened, open, close };
}

const Body = styled(Container)`
  padding-block: ${space(2)} 0;
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(4)};
    padding-block: ${space(4)} ${space(6)};
    > * {
      flex: 1 0 100%;
      min-width: 0;
    }
  }
  ${from.wide} {
    display: block;
    padding-top: ${space(0.5)};
  }
`;

const Columns = styled.div`
  ${from.wide} {
    display: grid;
    grid-template: auto 1fr / 9rem minmax(0, 1fr) 17rem;
    column-gap: ${space(2.5)};
    align-items: start;
    > nav {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

const Found = styled.p`
  color: ${color.inkSoft};
  &:not(:empty) {
    padding-bottom: ${space(0.5)};
  }
`;

const Results = styled.div`
  min-height: 60vh;
  padding-top: ${space(1)};
  scroll-margin-top: 1.75rem;
  ${from.wide} {
    grid-area: 1 / 2 / span 2;
    scroll-margin-top: ${toolbarHeight};
  }
`;

const Dock = styled.div`
  ${from.tall} {
    position: sticky;
    bottom: 0;
  }
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-bottom: max(${space(1.5)}, env(safe-area-inset-bottom));
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  &:has(> [data-landing], > ${filledTotal}) > [aria-haspopup='dialog'] {
    flex: none;
    flex-direction: column;
    justify-content: center;
    gap: 0.125rem;
    min-width: 4rem;
    padding: 0 ${space(1)};
    border-radius: 1.75rem;
    font-size: ${size.xs};
  }
  ${from.tablet} {
    display: none;
  }
`;

const noFilters: ReadonlySet<DishFilter> = new Set();

// Height (px) of the header and the sticky search field, which cover the top of the page.
const hiddenAbove = 128;

export function MenuPage() {
  const [vegOnly] = useVegOnly();
  const { categories, dishes } = useShop();
  const isAllVeg = dishes.every(({ isVeg }) => isVeg);
  const isVegOnly = vegOnly && !isAllVeg;
  const whole = useMemo(() => menuSections({ categories, dishes }), [categories, dishes]);
  const [filters, setFilters] = useState(noFilters);
  const offered = useMemo(() => usefulFilters(dishes, filters), [dishes, filters]);
  const { search, query, sections, count } = useMenuSearch(whole, isVegOnly, filters);
  const field = useRef<SearchInput>(null);
  const [active, goTo] = useActiveSection(sections.map(({ category }) => category.id));
  const { opened, open, close } = useOpenedDish(dishes);
  const results = useRef<HTMLDivElement>(null);
  const { hash, state } = useLocation();

  // The router does not scroll to the hash after navigating from another page.
  useEffect(() => {
    if (hash && !isOpenedHere(state)) showSection(hash.slice(1));
  }, [hash, state]);

  // Before the paint of the menu's own results.
  useLayoutEffect(() => {
    if (results.current) endEarlySearch(results.current, query);
  }, [query]);

  // New results start at the top, if the page was scrolled down.
  useEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (query && top < hiddenAbove) results.current?.scrollIntoView({ behavior: 'instant' });
  }, [query]);

  const showAll = () => {
    setFilters(noFilters);
    if (query) field.current?.clear();
    else results.current?.focus();
  };
  const narrowed = () => {
    if (query) return messages.search.found(count, query);
    if (isVegOnly) return messages.vegOnly.visible(count);
    return filters.size > 0 && messages.categories.count(count);
  };

  return (
    <Body>
      <EarlyStepper dishes={dishes} />
      <ShopStatus />
      <MenuHead field={field} isAllVeg={isAllVeg} onSearch={search} />
      {!query && <UsualPlace />}
      <Columns>
        {!query && <EarlySavings />}
        <CategoryChips sections={sections} active={active} onChoose={goTo} />
        <Results
          {...searchedEarly}
          ref={results}
          tabIndex={-1}
          onPointerOver={dishParts.warm}
          onFocus={dishParts.warm}
        >
          <FilterChips filters={offered} chosen={filters} onChange={setFilters} />
          <Found role="status">{narrowed()}</Found>
          {sections.map((section, at) => (
            <MenuSection
              key={section.category.id}
              section={section}
              isFirst={at === 0}
              first={initiallyVisible(whole, at)}
              onOpen={open}
            />
          ))}
          {count === 0 && <NothingFound hasQuery={query !== ''} onClear={showAll} />}
        </Results>
        <CartBeside />
      </Columns>
      <Dock>
        {sections.length > 1 && (
          <CategorySheet sections={sections} active={active} onChoose={goTo} />
        )}
        <CartBar />
      </Dock>
      <DishSheet dish={opened} hasAddress onClose={close} />
      <MenuDataBlock sections={whole} />
    </Body>
  );
}
