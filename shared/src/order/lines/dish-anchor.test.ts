import { aShop } from '../../testing/a-shop';
import { dishAnchor } from './dish-anchor';

const { categories, dishes } = aShop();

test('dish and category anchors are unique slugs', () => {
  const anchors = [...dishes.map(dishAnchor), ...categories.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(dishAnchor({ id: 1, name: ' Jalapeño & Cheese (Veg) ' })).toBe('jalapeno-cheese-veg');
});

test('dishAnchor returns the same fragment in every language', () => {
  const dish = { id: 1, name: 'आलू टिक्की बर्गर', englishName: 'Aloo Tikki Burger' };
  expect(dishAnchor(dish)).toBe('aloo-tikki-burger');
});

test('dishAnchor uses the dish id when the name has no Latin letters', () =>
  expect(dishAnchor({ id: 71, name: 'ಮಸಾಲೆ ದೋಸೆ' })).toBe('dish-71'));
