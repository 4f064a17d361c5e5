import { dishes } from '@burger/shared/catalogue';
import fc from 'fast-check';
import { menuSections } from './menu-sections';

test('the menu has its seven categories with 6, 10, 2, 7, 10, 3 and 12 dishes', () => {
  const counts = menuSections(dishes).map(({ category, dishes: of }) => [category, of.length]);
  expect(counts).toEqual([
    ['Burgers (Veg)', 6],
    ['Burgers (Non Veg)', 10],
    ['Wraps', 2],
    ['Sides (Veg)', 7],
    ['Sides (Non Veg)', 10],
    ['Waffles', 3],
    ['Beverages', 12],
  ]);
});

test('no dish is lost or shown twice, whatever is left of the menu', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...dishes]), (some) => {
      const sections = menuSections(some);
      const shown = sections.flatMap((section) => section.dishes);
      expect(shown).toHaveLength(some.length);
      expect(new Set(shown)).toEqual(new Set(some));
      expect(sections.every((section) => section.dishes.length > 0)).toBe(true);
      for (const { category, dishes: of } of sections) {
        expect(of).toEqual(some.filter((dish) => dish.category === category));
      }
    }),
  );
});
