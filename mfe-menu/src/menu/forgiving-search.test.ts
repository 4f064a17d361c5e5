import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { indexMenu, searchMenu } from './dish-search';
import { forgivingSearch } from './forgiving-search';
import { menuSections } from './menu-sections';

const shop = aShop();
const { dishes } = shop;
const sections = menuSections(shop);
const index = indexMenu(sections);
const forgive = forgivingSearch(sections);

/** What the page shows for a query, as it is written and as it is meant. */
function search(query: string) {
  const isMissed = searchMenu(index, query).count === 0;
  const found = searchMenu(index, query, { meant: forgive(query, isMissed) });
  return found.sections.flatMap((section) => section.dishes);
}
const names = (query: string) => search(query).map((dish) => dish.name);

/** Whether both find the same, and something. */
function expectSame(query: string, asIf: string) {
  expect(names(asIf)).not.toEqual([]);
  expect([query, names(query)]).toEqual([query, names(asIf)]);
}

test.each([
  ['murgh', 'chicken'],
  ['ಚಿಕನ್', 'chicken'],
  ['मुर्ग', 'chicken'],
  ['anda burger', 'egg burger'],
  ['machli', 'fish'],
  ['french fry', 'fries'],
  ['fry', 'fries'],
  ['periperi', 'peri peri'],
  ['peri-peri', 'peri peri'],
  ['periperi!', 'peri peri'],
  ['PeriPeri fries', 'peri peri fries'],
  ['strawberries', 'strawberry'],
  ['vegetarian burger', 'veg burger'],
  ['ವೆಜ್ burger', 'veg burger'],
  ['nonveg burger', 'non-veg burger'],
  ['pani', 'water'],
  ['drinks', 'beverages'],
])('%s finds what %s finds', expectSame);

test('veg and non-veg part the menu, whatever a dish is called', () => {
  const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id).sort();
  for (const query of ['veg', 'VEG', 'pure veg', 'शाकाहारी']) {
    expect(ids(search(query))).toEqual(ids(dishes.filter(({ isVeg }) => isVeg)));
  }
  for (const query of ['non-veg', 'Non Veg', 'nonveg', 'ಮಾಂಸಾಹಾರಿ']) {
    expect(ids(search(query))).toEqual(ids(dishes.filter(({ isVeg }) => !isVeg)));
  }
  const burgers = search('burger');
  expect(search('veg burger')).toEqual(burgers.filter(({ isVeg }) => isVeg));
  expect(search('non veg burger')).toEqual(burgers.filter(({ isVeg }) => !isVeg));
});

test('food is found by its other names, also where its own are two words', () => {
  for (const query of ['cold drink', 'soft drinks', 'thanda', 'ತಂಪು ಪಾನೀಯ', 'कोल्ड ड्रिंक']) {
    expect(names(query)).toEqual(expect.arrayContaining(['Coke', 'Fanta', 'Sprite']));
  }
  expect(names('tea')).toEqual(['Masala Chai']);
  expect(names('chips')).toContain('French Fries');
  expect(names('aloo')).toEqual(expect.arrayContaining(['Aloo Tikki Burger', 'French Fries']));
});

test.each([
  ['panner', 'paneer'],
  ['waffel', 'waffle'],
  ['cofee', 'coffee'],
  ['burgr', 'burger'],
  ['chickenn', 'chicken'],
  ['classicc', 'classic'],
  ['bevrages', 'beverages'],
])('a slip of the finger does no harm: %s finds what %s finds', expectSame);

test('every dish is found with a letter of a longer word left out, doubled or changed', () => {
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

test('what is found as it is written stays found, and only that where it has no other name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...dishes), (dish) => {
      const [word = ''] = dish.description.split(' ');
      expect(search(dish.name)).toContain(dish);
      expect(search(word)).toContain(dish);
    }),
  );
  expect(names('fries')).toHaveLength(searchMenu(index, 'fries').count);
});

test('what the kitchen does not cook is not found by force', () => {
  for (const query of [
    'sushi',
    'pizza',
    'biriyani',
    'pasta',
    'rice',
    'पिज़्ज़ा',
    'ಬಿರಿಯಾನಿ',
    'xyz',
    '.*',
    '<script>',
  ]) {
    expect(names(query)).toEqual([]);
  }
});
