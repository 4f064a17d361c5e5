import { dishAnchor } from '@burger/shared/lines';
import { aShop } from '@burger/shared/testing/shop';
import { dishOfHash } from './dish-hash';

const { dishes } = aShop();

test('every dish is found by its own address', () => {
  for (const dish of dishes) expect(dishOfHash(dishes, `#${dishAnchor(dish)}`)).toBe(dish);
});

test.each(['', '#', '#dish-0', '#aloo', '#aloo-tikki-burger-', '#waffles', '#dish-<b>'])(
  'an address that names no dish opens none: %s',
  (hash) => expect(dishOfHash(dishes, hash)).toBeUndefined(),
);

test('a dish is found by its number where its name has no Latin letter', () => {
  const dish = { ...dishes[0]!, id: 71, name: 'ಮಸಾಲೆ ದೋಸೆ', englishName: undefined };
  expect(dishOfHash([...dishes, dish], '#dish-71')).toBe(dish);
});
