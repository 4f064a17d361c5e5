import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { menuSections } from './menu-sections';

const shop = aShop();

test('the menu has its seven categories with 6, 10, 2, 7, 10, 3 and 12 dishes', () => {
  const counts = menuSections(shop).map(({ category, dishes }) => [category.name, dishes.length]);
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

test('the sections follow the order of the categories, whatever that is', () => {
  const categories = shop.categories.toReversed();
  const shown = menuSections({ ...shop, categories }).map(({ category }) => category);
  expect(shown).toEqual(categories);
});

test('no dish is lost or shown twice, and popular ones come first, whatever is left of the menu', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...shop.dishes]), (some) => {
      const sections = menuSections({ ...shop, dishes: some });
      const shown = sections.flatMap((section) => section.dishes);
      expect(shown).toHaveLength(some.length);
      expect(new Set(shown)).toEqual(new Set(some));
      expect(sections.every((section) => section.dishes.length > 0)).toBe(true);
      for (const { category, dishes } of sections) {
        const own = some.filter((dish) => dish.category === category.id);
        const popular = own.filter((dish) => dish.isPopular);
        const others = own.filter((dish) => !dish.isPopular);
        expect(dishes).toEqual([...popular, ...others]);
      }
    }),
  );
});
