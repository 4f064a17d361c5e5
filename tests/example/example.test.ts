import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@burger/shared/i18n';
import { formatMoney, parsePrice } from '@burger/shared/pricing';
import { menuIn } from '@burger/shared/shop/publishing';
import { menu, published } from '@burger/shared/testing/a-shop';
import widths from '../../shared/src/ui/picture-widths.json';

// Compares the example restaurant with the specification (spec.md §3).
const { categories, dishes, groups } = menu;

test('the example menu has the categories of the specification and 49 of 50 dishes on sale', () => {
  const count = categories.map(({ id }) => dishes.filter((dish) => dish.category === id).length);
  expect(categories.map(({ name }) => name)).toEqual([
    'Burgers (Veg)',
    'Burgers (Non Veg)',
    'Wraps',
    'Sides (Veg)',
    'Sides (Non Veg)',
    'Waffles',
    'Beverages',
  ]);
  expect(count).toEqual([6, 10, 2, 7, 10, 3, 12]);
  expect(dishes.filter((dish) => dish.isAvailable)).toHaveLength(49);
});

test.each(dishes.map((dish) => [dish.name, dish]))(
  'the price of %s in the example menu equals its price text',
  (_name, dish) => {
    expect(dish.price).toMatch(/^₹\d+$/);
    expect(formatMoney(parsePrice(dish.price))).toBe(`${dish.price}.00`);
  },
);

test('every dish of the example menu has its own picture, in every size', () => {
  const own = dishes.map(({ image }) => image);
  expect(own).not.toContain('');
  expect(new Set(own).size).toBe(own.length);
  const slugs = [...own, ...categories.map(({ picture }) => picture)];
  const folder = path.resolve(__dirname, 'pictures');
  const files = Object.entries(widths.dish).flatMap(([type, all]) =>
    slugs.flatMap((slug) => all.map((width) => `${slug}-${width}.${type}`)),
  );
  expect(files.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
});

test('the icon of the example that browsers load on a first visit has at most 8 KiB', () =>
  expect(statSync(path.resolve(__dirname, 'brand/icons/icon-192.png')).size).toBeLessThan(8192));

test('at least 24 dishes of the example have choices, and required choices start with free ones', () => {
  expect(dishes.filter((dish) => dish.groups.length > 0).length).toBeGreaterThanOrEqual(24);
  for (const { min, choices } of groups.filter((group) => group.min > 0)) {
    expect(
      choices.slice(0, min).every(({ price, isAvailable }) => price === 0 && isAvailable),
    ).toBe(true);
  }
});

test('the example menu has a vegetarian dish with a non-vegetarian extra', () => {
  const nonVeg = new Set(
    groups.filter(({ choices }) => choices.some(({ isVeg }) => !isVeg)).map(({ id }) => id),
  );
  expect(dishes.some(({ isVeg, groups: of }) => isVeg && of.some((id) => nonVeg.has(id)))).toBe(
    true,
  );
});

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

test.each(others)('every text of the example menu is translated to %s', (language) => {
  const message = menuIn(published, menu.version, language);
  const latin = /^[\p{Script=Latin}\s]+$/u;
  const names = [
    ...message.categories,
    ...message.dishes,
    ...message.groups,
    ...message.groups.flatMap(({ choices }) => choices),
    ...message.rules.delivery.areas,
  ].map(({ name }) => name);
  expect(names.filter((name) => latin.test(name))).toEqual([]);
  expect(message.dishes.filter(({ description }) => latin.test(description))).toEqual([]);
  expect(message.rules.promos.filter(({ description }) => latin.test(description))).toEqual([]);
  expect(message.dishes.map(({ englishName }) => englishName)).toEqual(
    dishes.map(({ name }) => name),
  );
});

test('the promo table of the example restaurant equals the specification', () => {
  expect(
    menu.rules.promos.map(({ code, discount, type, minOrder }) => [code, discount, type, minOrder]),
  ).toEqual([
    ['WELCOME15', 15, 'percentage', 0],
    ['WEEKEND25', 25, 'percentage', 200],
    ['STUDENT20', 20, 'percentage', 100],
    ['FAMILY5', 100, 'fixed', 500],
    ['HAPPY30', 30, 'percentage', 150],
    ['BIRTHDAY', 10, 'percentage', 0],
    ['GROUP15', 15, 'percentage', 800],
  ]);
});
