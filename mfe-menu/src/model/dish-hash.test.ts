import { dishes } from '@burger/shared/catalogue';
import { dishAnchor, dishOfHash } from './dish-hash';

test('each dish is found by its own address', () => {
  for (const dish of dishes) expect(dishOfHash(dishes, `#${dishAnchor(dish.id)}`)).toBe(dish);
});

test.each(['', '#', '#dish-', '#dish-0', '#dish-999', '#dish-3x', '#waffles', '#dish-<b>'])(
  'the hash %j names no dish',
  (hash) => expect(dishOfHash(dishes, hash)).toBeUndefined(),
);
