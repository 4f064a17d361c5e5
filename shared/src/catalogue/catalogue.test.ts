import { existsSync } from 'node:fs';
import path from 'node:path';
import { categories } from '../contracts/categories';
import { formatMoney, parsePrice } from '../pricing/money';
import widths from '../ui/picture-widths.json';
import { restaurant } from '../restaurant/restaurant';
import { categoryPicture, checkedDishes, dishes, dishPicture } from './catalogue';

test('every dish fits the contract', () => {
  expect(checkedDishes()).toHaveLength(50);
  expect(() => checkedDishes([{ ...dishes[0], price: 49 }])).toThrow();
});

test('the breakdown is the one of the specification, 49 of 50 on sale', () => {
  const count = Object.fromEntries(
    categories.map((category) => [
      category,
      dishes.filter((dish) => dish.category === category).length,
    ]),
  );
  expect(Object.values(count)).toEqual([6, 10, 2, 7, 10, 3, 12]);
  expect(dishes.filter((dish) => dish.isAvailable)).toHaveLength(49);
});

test('ids and names are unique', () => {
  expect(new Set(dishes.map((dish) => dish.id)).size).toBe(dishes.length);
  expect(new Set(dishes.map((dish) => dish.name)).size).toBe(dishes.length);
});

test.each(dishes.map((dish) => [dish.name, dish]))(
  '%s costs what its price text shows',
  (_name, dish) => {
    expect(dish.price).toMatch(/^₹\d+$/);
    expect(formatMoney(parsePrice(dish.price))).toBe(`${dish.price}.00`);
  },
);

test('every picture that is named exists in every size', () => {
  const slugs = [...dishes.map(dishPicture), ...categories.map(categoryPicture)];
  const folder = path.resolve(__dirname, '../../pictures');
  const files = Object.entries(widths.dish).flatMap(([type, all]) =>
    slugs.flatMap((slug) => all.map((width) => `${slug}-${width}.${type}`)),
  );
  const missing = files.filter((file) => !existsSync(`${folder}/${file}`));
  expect(missing).toEqual([]);
});

test('the featured dishes are on the menu', () => {
  const names = new Set(dishes.map((dish) => dish.name));
  expect(restaurant.featuredDishes.filter((name) => !names.has(name))).toEqual([]);
});
