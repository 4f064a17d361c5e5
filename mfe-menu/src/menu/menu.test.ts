import type { Dish } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/lines';
import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import {
  dishOfHash,
  fitsAll,
  indexMenu,
  menuSections,
  searchMenu,
  usefulFilters,
  type DishFilter,
} from './menu';

const shop = aShop();
const sections = menuSections(shop);
const dishes = sections.flatMap((section) => section.dishes);
const index = indexMenu(sections);
const search = (query: string, vegOnly = false) =>
  searchMenu(index, query, { vegOnly }).sections.flatMap((section) => section.dishes);
const names = (query: string) => search(query).map((dish) => dish.name);
const anyDish = fc.constantFrom(...dishes);
const anyQuery = fc.oneof(
  fc.string(),
  anyDish
    .chain((dish) => fc.shuffledSubarray(`${dish.name} ${dish.description}`.split(' ')))
    .map((words) => words.join(' ')),
);

test('the sections follow the order of the categories, whatever that is', () => {
  const categories = shop.categories.toReversed();
  const shown = menuSections({ ...shop, categories }).map(({ category }) => category);
  expect(shown).toEqual(categories);
});

test('no dish is lost or shown twice, and popular ones come first, whatever is left of the menu', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...shop.dishes]), (some) => {
      const left = menuSections({ ...shop, dishes: some });
      const shown = left.flatMap((section) => section.dishes);
      expect(shown).toHaveLength(some.length);
      expect(new Set(shown)).toEqual(new Set(some));
      for (const { category, dishes: own } of left) {
        const all = some.filter((dish) => dish.category === category.id);
        const popular = all.filter((dish) => dish.isPopular);
        expect(own).toEqual([...popular, ...all.filter((dish) => !dish.isPopular)]);
        expect(own).not.toEqual([]);
      }
    }),
  );
});

test('every dish is found by its own name, and by its own address', () => {
  for (const dish of dishes) {
    expect(search(dish.name)).toContain(dish);
    expect(dishOfHash(dishes, `#${dishAnchor(dish)}`)).toBe(dish);
  }
});

test('a blank query finds all, in menu order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (blank) => {
      expect(search(blank)).toEqual(dishes);
    }),
  );
});

test('what is found is part of the menu, in its order, and a longer query never finds more', () => {
  fc.assert(
    fc.property(anyQuery, fc.string(), (query, more) => {
      const found = search(query);
      expect(dishes.filter((dish) => found.includes(dish))).toEqual(found);
      const narrowed = search(`${query} ${more}`);
      expect(narrowed.every((dish) => found.includes(dish))).toBe(true);
    }),
  );
});

test('veg only leaves the veg ones of what is found, and the count says how many', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const veg = search(query, true);
      expect(veg).toEqual(search(query).filter((dish) => dish.isVeg));
      expect(searchMenu(index, query, { vegOnly: true }).count).toBe(veg.length);
    }),
  );
});

test('a section that keeps all its dishes is the same as before, so that it is not shown anew', () => {
  expect(searchMenu(index, '').sections).toEqual(sections);
  const { sections: veg } = searchMenu(index, '', { vegOnly: true });
  expect(veg[0]).toBe(sections[0]);
  expect(veg).not.toContain(sections[1]);
});

test('case and the order of words do not matter', () => {
  fc.assert(
    fc.property(anyDish, (dish) => {
      const words = dish.name.split(' ');
      const found = names(dish.name);
      expect(names(dish.name.toUpperCase())).toEqual(found);
      expect(names(dish.name.toLowerCase())).toEqual(found);
      expect(names(words.toReversed().join('  '))).toEqual(found);
    }),
  );
});

test.each([
  // Accents do not matter, on either side.
  ['jalapeno', ['Crispy Corn & Cheese Burger']],
  ['JALAPEÑOS', ['Crispy Corn & Cheese Burger']],
  ['cokè', ['Coke']],
  // Descriptions are searched, too, but no word spans the end of a name and the beginning of its description.
  ['tamarind mayo', ['Aloo Tikki Burger']],
  ['cokechilled', []],
  // Hostile queries are only text.
  ...['.*', '[', '\\', '<script>', '🍔'.repeat(50)].map((query): [string, string[]] => [query, []]),
])('%s finds %j', (query, found) => expect(names(query)).toEqual(found));

test('filters narrow what the words and veg only leave', () => {
  const filters = new Set(['popular', 'cheap'] as const);
  fc.assert(
    fc.property(anyQuery, fc.boolean(), (query, vegOnly) => {
      const { sections: found } = searchMenu(index, query, { vegOnly, filters });
      expect(found.flatMap((section) => section.dishes)).toEqual(
        search(query, vegOnly).filter((dish) => fitsAll(dish, filters)),
      );
    }),
  );
});

const none: ReadonlySet<DishFilter> = new Set();
const fitting = (...chosen: DishFilter[]) =>
  dishes.filter((dish) => fitsAll(dish, new Set(chosen)));

test('each filter finds what it says', () => {
  const [dish] = dishes as [Dish];
  const fits = (filter: DishFilter, more: Partial<Dish>) =>
    fitsAll({ ...dish, ...more }, new Set([filter]));
  expect(fitting('popular')).toEqual(dishes.filter(({ isPopular }) => isPopular));
  expect(fitting('spicy').map(({ name }) => name)).toContain('Peri Peri Fries');
  expect(fitting('jain').every(({ isVeg }) => isVeg)).toBe(true);
  expect([fits('spicy', { spice: 'hot' }), fits('spicy', { spice: 'mild' })]).toEqual([
    true,
    false,
  ]);
  expect([fits('fresh', { isNew: true }), fits('fresh', {})]).toEqual([true, false]);
  // A price of a hundred rupees is not under it.
  expect([fits('cheap', { price: '₹99' }), fits('cheap', { price: '₹100' })]).toEqual([
    true,
    false,
  ]);
});

test('only filters that make a difference are offered', () => {
  expect(usefulFilters(dishes, none)).toEqual(['popular', 'cheap', 'spicy', 'jain']);
  const allPopular = dishes.map((dish) => ({ ...dish, isPopular: true }));
  expect(usefulFilters(allPopular, none)).not.toContain('popular');
  expect(usefulFilters([{ ...dishes[0]!, isNew: true }, dishes[1]!], none)).toContain('fresh');
  expect(usefulFilters([], none)).toEqual([]);
  expect(usefulFilters([], new Set(['cheap']))).toEqual(['cheap']);
});

test('more filters never find more, and their order does not matter', () => {
  const all: DishFilter[] = ['popular', 'cheap', 'spicy', 'jain', 'fresh'];
  const anyFilters = fc.shuffledSubarray(all);
  fc.assert(
    fc.property(anyFilters, anyFilters, (some, more) => {
      const both = fitting(...some, ...more);
      expect(both.every((dish) => fitting(...some).includes(dish))).toBe(true);
      expect(fitting(...more, ...some)).toEqual(both);
    }),
  );
});

test.each(['', '#', '#dish-0', '#aloo', '#aloo-tikki-burger-', '#waffles', '#dish-<b>'])(
  'an address that names no dish opens none: %s',
  (hash) => expect(dishOfHash(dishes, hash)).toBeUndefined(),
);

test('a dish is found by its number where its name has no Latin letter', () => {
  const dish = { ...dishes[0]!, id: 71, name: 'ಮಸಾಲೆ ದೋಸೆ', englishName: undefined };
  expect(dishOfHash([...dishes, dish], '#dish-71')).toBe(dish);
});
