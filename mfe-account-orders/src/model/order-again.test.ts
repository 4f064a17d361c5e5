import type { Dish } from '@burger/shared/contracts';
import { orderAgain } from './order-again';
import type { PastItem } from './past-order';

const dish = (id: number, name: string, isAvailable = true): Dish => ({
  id,
  name,
  description: '',
  price: '₹139',
  category: 'Wraps',
  isVeg: true,
  isPopular: false,
  image: '',
  isAvailable,
});
const item = (id: number | null, name: string, quantity = 1): PastItem => ({
  id,
  name,
  price: 9900,
  quantity,
  image: '',
});
const menu = [dish(1, 'New Name'), dish(2, 'Mango Shake', false)];

test("dishes come at today's name, price and picture", () => {
  expect(orderAgain([item(1, 'Old Name', 3)], menu)).toEqual({
    items: [{ id: 1, name: 'New Name', price: '₹139', image: 'cat-wraps', quantity: 3 }],
    missing: [],
    changed: [{ name: 'New Name', was: 9900, now: 13900 }],
  });
});

test('a price that is the same, or is not known, did not change', () => {
  const same = { ...item(1, 'a'), price: 13900 };
  expect(orderAgain([same], menu).changed).toEqual([]);
  expect(orderAgain([{ ...same, price: null }], menu).changed).toEqual([]);
});

test('what is out of season or gone is named', () => {
  const past = [item(2, 'Mango Shake'), item(9, 'Gone Burger'), item(null, 'Nameless')];
  expect(orderAgain(past, menu)).toEqual({
    items: [],
    missing: ['Mango Shake', 'Gone Burger', 'Nameless'],
    changed: [],
  });
});

test('lines of the same dish become one', () => {
  expect(orderAgain([item(1, 'a', 2), item(1, 'a', 1)], menu).items).toMatchObject([
    { quantity: 3 },
  ]);
});
