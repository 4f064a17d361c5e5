import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { fitsAll } from './dish-filters';
import { indexMenu, searchMenu } from './dish-search';
import { menuSections } from './menu-sections';

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

test('every dish is found by its own name', () => {
  for (const dish of dishes) expect(search(dish.name)).toContain(dish);
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

test('accents do not matter, on either side', () => {
  expect(names('jalapeno')).toEqual(['Crispy Corn & Cheese Burger']);
  expect(names('JALAPEÑOS')).toEqual(['Crispy Corn & Cheese Burger']);
  expect(names('cokè')).toEqual(['Coke']);
});

test('descriptions are searched too', () => {
  expect(names('tamarind mayo')).toEqual(['Aloo Tikki Burger']);
});

test('a word never spans the end of a name and the beginning of its description', () => {
  expect(names('cokechilled')).toEqual([]);
});

test('hostile queries are only text', () => {
  for (const query of ['.*', '[', '\\', '<script>', '🍔'.repeat(50)]) {
    expect(names(query)).toEqual([]);
  }
});

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
