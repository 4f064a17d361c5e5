import { categories, dishes } from '@burger/shared/catalogue';
import { anchorOf } from './anchor';
import { dishAnchor, dishOfHash } from './dish-hash';

test('every dish is found by its own address', () => {
  for (const dish of dishes) expect(dishOfHash(dishes, `#${dishAnchor(dish)}`)).toBe(dish);
});

test('addresses are plain words, and no dish or section shares one', () => {
  const anchors = [...dishes.map(dishAnchor), ...categories.map(anchorOf)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(anchorOf(' Jalapeño & Cheese (Veg) ')).toBe('jalapeno-cheese-veg');
});

test.each(['', '#', '#dish-0', '#aloo', '#aloo-tikki-burger-', '#waffles', '#dish-<b>'])(
  'an address that names no dish opens none: %s',
  (hash) => expect(dishOfHash(dishes, hash)).toBeUndefined(),
);

test('a dish has the same address in every language', () => {
  const dish = { name: 'आलू टिक्की बर्गर', englishName: 'Aloo Tikki Burger' };
  expect(dishAnchor(dish)).toBe('aloo-tikki-burger');
});
