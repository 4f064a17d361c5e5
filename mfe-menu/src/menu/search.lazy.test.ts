import type { Shop } from '@burger/shared/contracts';
import { languages, type Language } from '@burger/shared/i18n';
import { menuIn } from '@burger/shared/shop/publishing';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { aShop, menu, published } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { indexMenu, menuSections, searchMenu } from './menu';
import { fuzzySearch } from './search.lazy';

const shop = aShop();
const { dishes } = shop;

/** Returns a function that searches like the menu page: exact matches and fuzzy ones. */
function searchIn(where: Pick<Shop, 'categories' | 'dishes'>) {
  const sections = menuSections(where);
  const index = indexMenu(sections);
  const fuzzy = fuzzySearch(sections);
  return (query: string) => {
    const isMissed = searchMenu(index, query).count === 0;
    const found = searchMenu(index, query, { meant: fuzzy(query, isMissed) });
    return found.sections.flatMap((section) => section.dishes);
  };
}
const search = searchIn(shop);
const names = (query: string) => search(query).map((dish) => dish.name);

test.each([
  ['murgh', 'chicken'],
  ['ಚಿಕನ್', 'chicken'],
  ['मुर्ग', 'chicken'],
  ['anda burger', 'egg burger'],
  ['french fry', 'fries'],
  ['periperi', 'peri peri'],
  ['peri-peri', 'peri peri'],
  ['PeriPeri fries', 'peri peri fries'],
  ['strawberries', 'strawberry'],
  ['vegetarian burger', 'veg burger'],
  ['drinks', 'beverages'],
  ['panner', 'paneer'],
  ['waffel', 'waffle'],
  ['cofee', 'coffee'],
  ['chickenn', 'chicken'],
  ['bevrages', 'beverages'],
])('the menu search for %s finds the same dishes as for %s', (query, asIf) => {
  expect(names(asIf)).not.toEqual([]);
  expect(names(query)).toEqual(names(asIf));
});

test('search queries for veg and non-veg filter by diet in every language', () => {
  const inOrder = search('');
  for (const query of ['veg', 'VEG', 'pure veg', 'शाकाहारी']) {
    expect(search(query)).toEqual(inOrder.filter(({ isVeg }) => isVeg));
  }
  for (const query of ['non-veg', 'Non Veg', 'nonveg', 'ಮಾಂಸಾಹಾರಿ']) {
    expect(search(query)).toEqual(inOrder.filter(({ isVeg }) => !isVeg));
  }
  const burgers = search('burger');
  expect(search('veg burger')).toEqual(burgers.filter(({ isVeg }) => isVeg));
  expect(search('non veg burger')).toEqual(burgers.filter(({ isVeg }) => !isVeg));
});

test('the search finds dishes by synonyms, also when their name has two words', () => {
  for (const query of ['cold drink', 'soft drinks', 'thanda', 'ತಂಪು ಪಾನೀಯ', 'कोल्ड ड्रिंक']) {
    expect(names(query)).toEqual(expect.arrayContaining(['Coke', 'Fanta', 'Sprite']));
  }
  expect(names('tea')).toEqual(['Masala Chai']);
  expect(names('chips')).toContain('French Fries');
  expect(names('aloo')).toEqual(expect.arrayContaining(['Aloo Tikki Burger', 'French Fries']));
});

test('the search finds every dish when a letter of a long word is missing, doubled or wrong', () => {
  const long = (name: string) => name.split(/\W+/).filter((word) => word.length > 5);
  const cases = dishes.flatMap((dish) => long(dish.name).map((word) => ({ dish, word })));
  fc.assert(
    fc.property(fc.constantFrom(...cases), fc.nat(), fc.nat(2), ({ dish, word }, place, kind) => {
      const at = 1 + (place % (word.length - 1));
      const instead = ['', word[at]! + word[at]!, 'x'][kind]!;
      expect(search(word.slice(0, at) + instead + word.slice(at + 1))).toContain(dish);
    }),
  );
});

test('the search finds nothing for food that is not on the menu', () => {
  for (const query of ['sushi', 'biriyani', 'rice', 'पिज़्ज़ा', 'ಬಿರಿಯಾನಿ', '.*', '<script>'])
    expect(names(query)).toEqual([]);
});

const all = Object.keys(languages) as Language[];
const shopIn = (language: Language) =>
  shopNow(menuIn(published, menu.version, language), ordinaryDay(menu.version), 0);
const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);

// Splits a name into words; punctuation between them is ignored.
const wordsOf = (name: string): string[] => name.split(/[\s&]+/);

// The synonyms do not have brand names in other scripts, so brands are found only as the menu writes them.
const brands = ['Coke', 'Fanta', 'Sprite'];
const isBrand = (id: number) => brands.includes(menu.dishes.find((dish) => dish.id === id)!.name);
const pairs = all.flatMap((written) => all.map((page) => [written, page] as const));

test.each(pairs)(
  "every word of a dish's name in %s finds the dish on the page in %s",
  (written, page) => {
    const find = searchIn(shopIn(page));
    const own = shopIn(written).dishes.filter(({ id }) => written === page || !isBrand(id));
    const missed = own.flatMap(({ id, name }) =>
      wordsOf(name).filter((word) => !idsOf(find(word)).includes(id)),
    );
    expect(missed).toEqual([]);
  },
);

test.each(all)('category names in every script find their dishes on the page in %s', (page) => {
  const find = searchIn(shopIn(page));
  const idsIn = (category: string) =>
    idsOf(menu.dishes.filter((dish) => dish.category === category));
  for (const query of ['beverages', 'ಪಾನೀಯಗಳು', 'ड्रिंक्स']) {
    expect(idsOf(find(query))).toEqual(expect.arrayContaining(idsIn('beverages')));
  }
  for (const query of ['sides', 'ಸೈಡ್ಸ್', 'साइड्स']) {
    expect(idsOf(find(query))).toEqual(expect.arrayContaining(idsIn('sides-veg')));
  }
});
