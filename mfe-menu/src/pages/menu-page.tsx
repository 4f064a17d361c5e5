import type { Dish } from '@burger/shared/catalogue';
import { useLocation } from '@burger/shared/router';
import { Lead, PageTitle } from '@burger/shared/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CartBar } from '../components/cart-bar';
import { CategoryChips } from '../components/category-chips';
import { CategorySheet } from '../components/category-sheet';
import { DishDialog } from '../components/dish-dialog';
import { Legend } from '../components/legend';
import { MenuDataBlock } from '../components/menu-data-block';
import { MenuSection } from '../components/menu-section';
import { NothingFound } from '../components/nothing-found';
import { SearchBox } from '../components/search-box';
import { showSection } from '../components/show-section';
import { useActiveSection } from '../components/use-active-section';
import { useOpenedDish } from '../components/use-opened-dish';
import { useVegOnly } from '../components/use-veg-only';
import { VegSwitch } from '../components/veg-switch';
import { messages } from '../messages';
import { indexDishes, searchDishes } from '../model/dish-search';
import { menuSections } from '../model/menu-sections';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { Body, Dock, Found, Intro, Results, Tools } from './menu-layout';

export interface MenuPageProps {
  dishes: readonly Dish[];
  vegOnly: VegOnly;
  onOpenCart: () => void;
}

/** The whole menu: searched, by category, each dish ready to be added. */
export function MenuPage({ dishes, vegOnly, onOpenCart }: MenuPageProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const isVegOnly = useVegOnly(vegOnly);
  const results = useRef<HTMLDivElement>(null);
  const { hash, state } = useLocation();
  const [opened, closeDish] = useOpenedDish(dishes);

  const whole = useMemo(() => menuSections(dishes), [dishes]);
  const index = useMemo(() => indexDishes(dishes), [dishes]);
  const sections = useMemo(() => {
    const found = searchDishes(index, asked);
    return menuSections(isVegOnly ? found.filter((dish) => dish.isVeg) : found);
  }, [index, asked, isVegOnly]);
  const count = sections.reduce((sum, section) => sum + section.dishes.length, 0);
  const [active, hold] = useActiveSection(sections.map((section) => section.anchor));

  // Coming from another page, the browser does not go to `/menu#waffles` by itself.
  useEffect(() => {
    if (hash && state !== openedHere) showSection(hash.slice(1));
  }, [hash, state]);

  // What a new search found begins above, if the menu was scrolled down.
  useEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (asked && top < 0) results.current?.scrollIntoView({ behavior: 'instant' });
  }, [asked]);

  const choose = (anchor: string) => {
    hold(anchor);
    showSection(anchor);
  };
  const found = asked
    ? messages.search.found(count, asked)
    : isVegOnly && messages.vegOnly.shown(count);

  return (
    <Body>
      <Intro>
        <PageTitle>{messages.title}</PageTitle>
        <Lead>{messages.lead}</Lead>
        <Legend />
      </Intro>
      <Tools>
        <SearchBox query={query} onChange={setQuery} />
        <VegSwitch isOn={isVegOnly} onChange={vegOnly.set} />
      </Tools>
      <CategoryChips sections={sections} active={active} onChoose={choose} />
      <Found role="status">{found}</Found>
      <Results ref={results}>
        {sections.map((section, at) => (
          <MenuSection key={section.anchor} section={section} isFirst={at === 0} />
        ))}
        {count === 0 && <NothingFound vegOnly={isVegOnly} onClear={() => setQuery('')} />}
      </Results>
      <Dock>
        <CategorySheet sections={sections} active={active} onChoose={choose} />
        <CartBar onOpen={onOpenCart} />
      </Dock>
      <DishDialog dish={opened} onClose={closeDish} />
      <MenuDataBlock sections={whole} />
    </Body>
  );
}
