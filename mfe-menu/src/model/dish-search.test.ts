import { dishes } from '@burger/shared/catalogue';
import fc from 'fast-check';
import { indexDishes, searchDishes } from './dish-search';

const index = indexDishes(dishes);
const names = (query: string) => searchDishes(index, query).map((dish) => dish.name);
const anyDish = fc.constantFrom(...dishes);
const anyQuery = fc.oneof(
  fc.string(),
  anyDish
    .chain((dish) => fc.shuffledSubarray(`${dish.name} ${dish.description}`.split(' ')))
    .map((words) => words.join(' ')),
);

test('every dish is found by its own name', () => {
  for (const dish of dishes) expect(searchDishes(index, dish.name)).toContain(dish);
});

test('a blank query finds all, in menu order', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (blank) => {
      expect(searchDishes(index, blank)).toEqual(dishes);
    }),
  );
});

test('what is found is part of the menu, in its order, and a longer query never finds more', () => {
  fc.assert(
    fc.property(anyQuery, fc.string(), (query, more) => {
      const found = searchDishes(index, query);
      expect(dishes.filter((dish) => found.includes(dish))).toEqual(found);
      const narrowed = searchDishes(index, `${query} ${more}`);
      expect(narrowed.every((dish) => found.includes(dish))).toBe(true);
    }),
  );
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
  for (const query of ['.*', '[', '\\', '<script>', '\u202e', '🍔'.repeat(50)]) {
    expect(names(query)).toEqual([]);
  }
});
