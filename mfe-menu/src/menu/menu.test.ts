import type { Dish } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/order/lines';
import { restaurant } from '@burger/shared/restaurant';
import { aShop } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import {
  dishOfHash,
  fitsAll,
  indexMenu,
  menuData,
  menuSections,
  searchMenu,
  usefulFilters,
  type DishFilter,
} from './menu';

const shop = aShop();
const sections = menuSections(shop);
const dishes = sections.flatMap((section) => section.dishes);
const index = indexMenu(sections);
const search = (query: string) =>
  searchMenu(index, query).sections.flatMap((section) => section.dishes);
const names = (query: string) => search(query).map((dish) => dish.name);
const anyDish = fc.constantFrom(...dishes);
const anyQuery = fc.oneof(
  fc.string(),
  anyDish
    .chain((dish) => fc.shuffledSubarray(`${dish.name} ${dish.description}`.split(' ')))
    .map((words) => words.join(' ')),
);

test('menuSections follows the sequence of the categories', () => {
  const categories = shop.categories.toReversed();
  const visible = menuSections({ ...shop, categories }).map(({ category }) => category);
  expect(visible).toEqual(categories);
});

test('menuSections lists each dish once, popular dishes first in their category', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...shop.dishes]), (some) => {
      const left = menuSections({ ...shop, dishes: some });
      const visible = left.flatMap((section) => section.dishes);
      expect(visible).toHaveLength(some.length);
      expect(new Set(visible)).toEqual(new Set(some));
      for (const { category, dishes: own } of left) {
        const all = some.filter((dish) => dish.category === category.id);
        const popular = all.filter((dish) => dish.isPopular);
        expect(own).toEqual([...popular, ...all.filter((dish) => !dish.isPopular)]);
        expect(own).not.toEqual([]);
      }
    }),
  );
});

test('every dish is found by its name in the search and by its URL hash', () => {
  for (const dish of dishes) {
    expect(search(dish.name)).toContain(dish);
    expect(dishOfHash(dishes, `#${dishAnchor(dish)}`)).toBe(dish);
  }
});

test('search results stay in menu order, and a longer query finds no additional dishes', () => {
  expect(search(' \n')).toEqual(dishes);
  fc.assert(
    fc.property(anyQuery, fc.string(), (query, more) => {
      const found = search(query);
      expect(dishes.filter((dish) => found.includes(dish))).toEqual(found);
      const narrowed = search(`${query} ${more}`);
      expect(narrowed.every((dish) => found.includes(dish))).toBe(true);
    }),
  );
});

test('veg only and filters restrict the search results, and count is their number', () => {
  const filters = new Set(['popular', 'cheap'] as const);
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { sections: found, count } = searchMenu(index, query, { vegOnly: true, filters });
      const left = search(query).filter((dish) => dish.isVeg && fitsAll(dish, filters));
      expect(found.flatMap((section) => section.dishes)).toEqual(left);
      expect(count).toBe(left.length);
    }),
  );
});

test('searchMenu returns a section without excluded dishes as the same object, to avoid a render', () => {
  expect(searchMenu(index, '').sections).toEqual(sections);
  const { sections: veg } = searchMenu(index, '', { vegOnly: true });
  expect(veg[0]).toBe(sections[0]);
  expect(veg).not.toContain(sections[1]);
});

test.each([
  ['jalapeno', ['Crispy Corn & Cheese Burger']],
  ['JALAPEÑOS', ['Crispy Corn & Cheese Burger']],
  ['cokè', ['Coke']],
  // Descriptions are searched too, but no match may begin in a name and end in its description.
  ['tamarind mayo', ['Aloo Tikki Burger']],
  ['cokechilled', []],
  ...['.*', '[', '\\', '<script>', '🍔'.repeat(50)].map((query): [string, string[]] => [query, []]),
])('the menu search for %s finds %j', (query, found) => expect(names(query)).toEqual(found));

const none: ReadonlySet<DishFilter> = new Set();
test.each<[DishFilter, Partial<Dish>, boolean]>([
  ['popular', { isPopular: true }, true],
  ['popular', { isPopular: false }, false],
  ['spicy', { spice: 'hot' }, true],
  ['spicy', { spice: 'mild' }, false],
  ['fresh', { isNew: true }, true],
  ['fresh', {}, false],
  ['cheap', { price: '₹99' }, true],
  ['cheap', { price: '₹100' }, false],
  ['jain', { groups: shop.dishes.find(({ id }) => id === 3)!.groups }, true],
  ['jain', { groups: [] }, false],
])('the menu filter %s accepts a dish with %j: %s', (filter, more, fits) =>
  expect(fitsAll({ ...dishes[0]!, ...more }, new Set([filter]))).toBe(fits),
);

test('usefulFilters lists the filters that accept some dishes but not all, and chosen filters', () => {
  expect(usefulFilters(dishes, none)).toEqual(['popular', 'cheap', 'spicy', 'jain']);
  const allPopular = dishes.map((dish) => ({ ...dish, isPopular: true }));
  expect(usefulFilters(allPopular, none)).not.toContain('popular');
  expect(usefulFilters([{ ...dishes[0]!, isNew: true }, dishes[1]!], none)).toContain('fresh');
  expect(usefulFilters([], none)).toEqual([]);
  expect(usefulFilters([], new Set(['cheap']))).toEqual(['cheap']);
});

test.each(['', '#', '#aloo', '#waffles', '#dish-<b>'])(
  'dishOfHash returns undefined for the hash %s',
  (hash) => expect(dishOfHash(dishes, hash)).toBeUndefined(),
);

test('dishOfHash finds a dish without Latin letters by its id', () => {
  const dish = { ...dishes[0]!, id: 71, name: 'ಮಸಾಲೆ ದೋಸೆ', englishName: undefined };
  expect(dishOfHash([...dishes, dish], '#dish-71')).toBe(dish);
});

interface Item {
  name: string;
  suitableForDiet?: string;
  offers: { availability: string };
}

const read = (data: string) => JSON.parse(data);
const all = read(menuData(sections));
const items: Item[] = all.hasMenuSection.flatMap(
  (section: { hasMenuItem: Item[] }) => section.hasMenuItem,
);
const named = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test("the menu's structured data list every dish with its price in named sections with links", () => {
  expect(all).toMatchObject({ '@type': 'Menu', name: 'Burger Katte menu', inLanguage: 'en-IN' });
  expect(all.hasMenuSection[1]).toMatchObject({
    name: 'Burgers (Non Veg)',
    url: `${restaurant.siteUrl}/menu#burgers-non-veg`,
  });
  expect(named(items)).toEqual(named(dishes));
  expect(named(items.filter((item) => item.suitableForDiet))).toEqual(
    named(dishes.filter(({ isVeg }) => isVeg)),
  );
  expect(items[0]).toEqual({
    '@type': 'MenuItem',
    name: 'Aloo Tikki Burger',
    suitableForDiet: 'https://schema.org/VegetarianDiet',
    offers: {
      '@type': 'Offer',
      price: '49.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test("the menu's structured data mark dishes out of season, and ignore today's sold-out dishes", () => {
  expect(items.at(-1)).toMatchObject({
    name: 'Mango Shake',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  const today = aShop({ soldOut: [{ what: 1, until: null }] });
  expect(menuData(menuSections(today))).toBe(menuData(sections));
});

test('the menu\'s structured data escape "<", so that no text can close the script element', () => {
  const dish = { ...dishes[0]!, name: '</script><script>alert(1)</script>' };
  const data = menuData(menuSections({ ...shop, dishes: [dish] }));
  expect(data).not.toContain('<');
  expect(read(data).hasMenuSection[0].hasMenuItem[0].name).toBe(dish.name);
});
