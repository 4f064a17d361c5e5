import { useLocation } from '@burger/shared/router';
import { useStore, type Store } from '@burger/shared/store';
import { Lead, PageTitle, SearchField, type SearchInput } from '@burger/shared/ui';
import { UsualPlace } from '@burger/shared/usual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CartBar } from './cart-bar';
import { CartBeside } from './cart-beside';
import { CategoryChips } from './category-chips';
import { CategorySheet } from './category-sheet';
import { useShop } from '../use-stores';
import { DishSheet } from '../dish/dish-sheet';
import { dishParts } from '../dish/late-dish-parts';
import { searchParts } from './late-search-parts';
import { EarlySavings } from './early-savings';
import { FilterChips } from './filter-chips';
import { Legend } from './legend';
import { MenuDataBlock } from './menu-data-block';
import { MenuSection } from './menu-section';
import { NothingFound } from './nothing-found';
import { ShopStatus } from './shop-status';
import { showSection } from './show-section';
import { useActiveSection } from './use-active-section';
import { isOpenedHere, useOpenedDish } from './use-opened-dish';
import { VegSwitch } from './veg-switch';
import { messages } from '../messages';
import { usefulFilters, type DishFilter } from './dish-filters';
import { menuSections } from './menu-sections';
import { Body, Columns, Dock, Found, Head, Intro, Results, Tools } from './menu-layout';
import { useMenuSearch } from './use-menu-search';

const noFilters: ReadonlySet<DishFilter> = new Set();

// What the header and the sticky search cover.
const hiddenAbove = 128;

/** The whole menu: searched, by category, each dish ready to be added. */
export function MenuPage({ vegOnly }: { vegOnly: Store<boolean> }) {
  const isVegOnly = useStore(vegOnly);
  const { categories, dishes } = useShop();
  const whole = useMemo(() => menuSections({ categories, dishes }), [categories, dishes]);
  const [filters, setFilters] = useState(noFilters);
  const offered = useMemo(() => usefulFilters(dishes, filters), [dishes, filters]);
  const { search, asked, sections, count } = useMenuSearch(whole, isVegOnly, filters);
  const field = useRef<SearchInput>(null);
  const [active, hold] = useActiveSection(sections.map(({ category }) => category.id));
  const { opened, open, close } = useOpenedDish(dishes);
  const results = useRef<HTMLDivElement>(null);
  const { hash, state } = useLocation();

  // Coming from another page, the browser does not go to `/menu#waffles` by itself.
  useEffect(() => {
    if (hash && !isOpenedHere(state)) showSection(hash.slice(1));
  }, [hash, state]);

  // What a new search found begins above, if the menu was scrolled down.
  useEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (asked && top < hiddenAbove) results.current?.scrollIntoView({ behavior: 'instant' });
  }, [asked]);

  const choose = (anchor: string) => {
    hold(anchor);
    showSection(anchor);
  };
  const showAll = () => {
    setFilters(noFilters);
    if (asked) field.current?.clear();
    else results.current?.focus();
  };
  const narrowed = () => {
    if (asked) return messages.search.found(count, asked);
    if (isVegOnly) return messages.vegOnly.shown(count);
    return filters.size > 0 && messages.categories.count(count);
  };

  return (
    <Body>
      <ShopStatus />
      <Head>
        <Intro>
          <PageTitle>{messages.title}</PageTitle>
          <Lead>{messages.lead}</Lead>
          <Legend />
        </Intro>
        <Tools onFocus={searchParts.warm}>
          <SearchField
            ref={field}
            label={messages.search.label}
            clearLabel={messages.search.clearText}
            onSearch={search}
          />
          <VegSwitch isOn={isVegOnly} onChange={vegOnly.set} />
        </Tools>
      </Head>
      {!asked && <UsualPlace />}
      <Columns>
        {!asked && <EarlySavings />}
        <CategoryChips sections={sections} active={active} onChoose={choose} />
        <Results
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
              onOpen={open}
            />
          ))}
          {count === 0 && (
            <NothingFound vegOnly={vegOnly} isAsked={asked !== ''} onClear={showAll} />
          )}
        </Results>
        <CartBeside />
      </Columns>
      <Dock>
        {sections.length > 1 && (
          <CategorySheet sections={sections} active={active} onChoose={choose} />
        )}
        <CartBar />
      </Dock>
      <DishSheet dish={opened} hasAddress onClose={close} />
      <MenuDataBlock sections={whole} />
    </Body>
  );
}
