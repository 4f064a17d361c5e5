import type { Shop } from '@burger/shared/contracts';
import { aShop, dishOf } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { keepSame } from './keep-same';

const thing = fc.record({
  what: fc.constantFrom<number | string>(1, 2, 3, 39, 'dips/cheese-dip', 'spice-hot/spicy'),
  until: fc.constant(null),
});
const anyShop: fc.Arbitrary<Shop> = fc
  .record({ revision: fc.nat(), soldOut: fc.array(thing, { maxLength: 4 }) })
  .map((today) => aShop(today));

test('it says what the newer shop says, with the very dishes of the former that are as they were', () => {
  fc.assert(
    fc.property(anyShop, anyShop, (before, after) => {
      const kept = keepSame(before, after);
      expect(kept).toEqual(after);
      for (const dish of kept.dishes) {
        const former = dishOf(dish.id, before);
        const isSame = JSON.stringify(former) === JSON.stringify(dish);
        expect(dish === former).toBe(isSame);
      }
    }),
    { numRuns: 25 },
  );
});

test('a shop that differs in its revision alone keeps lists and all', () => {
  const before = aShop();
  const kept = keepSame(before, aShop({ revision: 7 }));
  expect(kept.revision).toBe(7);
  expect(kept.dishes).toBe(before.dishes);
  expect(kept.categories).toBe(before.categories);
});

test('dishes that come, go or change places make another list', () => {
  const before = aShop();
  const fewer = { ...before, dishes: before.dishes.slice(1) };
  expect(keepSame(before, fewer).dishes).toEqual(fewer.dishes);
  const turned = { ...before, dishes: before.dishes.toReversed() };
  expect(keepSame(before, turned).dishes).toEqual(turned.dishes);
  expect(keepSame(fewer, before).dishes).toEqual(before.dishes);
});
