import { languages, type Language } from '@burger/shared/language';
import { menuIn } from '@burger/shared/publishing';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { menu, published } from '@burger/shared/testing/shop';
import { indexMenu, searchMenu } from './dish-search';
import { forgivingSearch } from './forgiving-search';
import { menuSections } from './menu-sections';

const all = Object.keys(languages) as Language[];
const shopIn = (language: Language) =>
  shopNow(menuIn(published, menu.version, language), ordinaryDay(menu.version), 0);

/** Searches the menu as the page in this language does: answers the ids of the dishes. */
function searchIn(page: Language): (query: string) => number[] {
  const sections = menuSections(shopIn(page));
  const index = indexMenu(sections);
  const forgive = forgivingSearch(sections);
  return (query) => {
    const isMissed = searchMenu(index, query).count === 0;
    const found = searchMenu(index, query, { meant: forgive(query, isMissed) });
    return found.sections.flatMap(({ dishes }) => dishes.map(({ id }) => id));
  };
}

// Signs between words are none.
const wordsOf = (name: string): string[] => name.split(/[\s&]+/);

// Names of single dishes, which only the menu says: no script holds a dish.
const brands = ['Coke', 'Fanta', 'Sprite'];
const isBrand = (id: number) => brands.includes(menu.dishes.find((dish) => dish.id === id)!.name);

const pairs = all.flatMap((written) => all.map((page) => [written, page] as const));

test.each(pairs)('every word of a dish in %s finds it on the page in %s', (written, page) => {
  const search = searchIn(page);
  const dishes = shopIn(written).dishes.filter(({ id }) => written === page || !isBrand(id));
  const missed = dishes.flatMap(({ id, name }) =>
    wordsOf(name).filter((word) => !search(word).includes(id)),
  );
  expect(missed).toEqual([]);
});

test.each(all)('categories are found by their names in every script on the page in %s', (page) => {
  const search = searchIn(page);
  const idsIn = (category: string) =>
    menu.dishes.filter((dish) => dish.category === category).map(({ id }) => id);
  for (const query of ['beverages', 'ಪಾನೀಯಗಳು', 'ड्रिंक्स']) {
    expect(search(query)).toEqual(expect.arrayContaining(idsIn('beverages')));
  }
  for (const query of ['sides', 'ಸೈಡ್ಸ್', 'साइड्स']) {
    expect(search(query)).toEqual(expect.arrayContaining(idsIn('sides-veg')));
  }
});
