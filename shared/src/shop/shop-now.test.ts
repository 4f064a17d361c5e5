import * as v from 'valibot';
import { ShopSchema } from '../contracts/shop';
import { aShop, dishOf, menu, seedVersion } from '../testing/a-shop';
import { ordinaryDay, shopNow } from './shop-now';

const noon = Date.parse('2026-11-22T06:30:00Z');
const inAnHour = new Date(noon + 3_600_000).toISOString();
const anHourAgo = new Date(noon - 3_600_000).toISOString();

test('on an ordinary day everything on the menu can be had', () => {
  const shop = shopNow(menu, ordinaryDay(seedVersion), noon);
  expect(shop.dishes).toHaveLength(50);
  expect(shop.dishes.some(({ soldOut }) => soldOut)).toBe(false);
  expect(shop).toMatchObject({ version: seedVersion, revision: 0, paused: null, extraMinutes: 0 });
  expect(v.is(ShopSchema, shop)).toBe(true);
});

test('what is sold out is, until its time has come', () => {
  const soldOut = [
    { what: 1, until: inAnHour },
    { what: 2, until: anHourAgo },
    { what: 4, until: null },
  ];
  const shop = aShop({ soldOut }, noon);
  expect(dishOf(1, shop).soldOut).toEqual({ until: inAnHour });
  expect(dishOf(2, shop).soldOut).toBeUndefined();
  expect(dishOf(4, shop).soldOut).toEqual({ until: null });
  expect(dishOf(1, aShop({ soldOut }, noon + 3_600_000)).soldOut).toBeUndefined();
});

test('a choice that is sold out cannot be had of any dish', () => {
  const [group] = menu.groups;
  const what = `${group!.id}/${group!.choices[0]!.id}`;
  const shop = aShop({ soldOut: [{ what, until: null }] }, noon);
  const offering = shop.dishes.filter(({ groups }) => groups.some(({ id }) => id === group!.id));
  expect(offering.length).toBeGreaterThan(0);
  for (const { groups } of offering) {
    const found = groups.find(({ id }) => id === group!.id)!;
    expect(found.choices.map(({ isAvailable }) => isAvailable)).toEqual(
      found.choices.map((_choice, at) => at > 0),
    );
  }
});

test('a pause ends by itself', () => {
  const today = { paused: { until: inAnHour } };
  expect(aShop(today, noon).paused).toEqual({ until: inAnHour });
  expect(aShop(today, noon + 3_600_000).paused).toBeNull();
  expect(aShop({ paused: { until: null } }, noon).paused).toEqual({ until: null });
});
