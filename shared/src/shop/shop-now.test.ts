import * as v from 'valibot';
import { ShopSchema } from '../contracts/shop';
import { aShop, dishOf, menu, seedVersion } from '../testing/a-shop';
import { openingDays } from './opening-days';
import { pageRules } from './page-shop';
import { ordinaryDay, shopNow } from './shop-now';

const noon = Date.parse('2026-11-22T06:30:00Z');
const inAnHour = new Date(noon + 3_600_000).toISOString();
const anHourAgo = new Date(noon - 3_600_000).toISOString();

test('on an ordinary day no dish is sold out', () => {
  const shop = shopNow(menu, ordinaryDay(seedVersion), noon);
  expect(shop.dishes).toHaveLength(50);
  expect(shop.dishes.some(({ soldOut }) => soldOut)).toBe(false);
  expect(shop).toMatchObject({ version: seedVersion, revision: 0, paused: null, extraMinutes: 0 });
  expect(v.is(ShopSchema, shop)).toBe(true);
});

test('a sold-out dish is available again once its time is over', () => {
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

test('a sold-out option is unavailable in all dishes and says when it is available again', () => {
  const [group] = menu.groups;
  const [first, ...others] = group!.choices;
  const soldOut = [{ what: `${group!.id}/${first!.id}`, until: inAnHour }];
  const shop = aShop({ soldOut }, noon);
  const offered = shop.dishes.flatMap(({ groups }) => groups.filter(({ id }) => id === group!.id));
  expect(offered.length).toBeGreaterThan(0);
  for (const { choices } of offered) {
    expect(choices).toEqual([
      { ...first, isAvailable: false, soldOut: { until: inAnHour } },
      ...others,
    ]);
  }
  expect(v.is(ShopSchema, shop)).toBe(true);
});

describe('a dish with a required group', () => {
  const spicy = dishOf(3).groups.find(({ min }) => min === 1)!;
  const inTwoHours = new Date(noon + 7_200_000).toISOString();
  const without = (untils: readonly (string | null | undefined)[], own?: string | null) => {
    const choices = spicy.choices.flatMap(({ id }, at) => {
      const until = untils[at];
      return until === undefined ? [] : [{ what: `${spicy.id}/${id}`, until }];
    });
    const dish = own === undefined ? [] : [{ what: 3, until: own }];
    return dishOf(3, aShop({ soldOut: [...dish, ...choices] }, noon)).soldOut;
  };
  const every = (until: string | null) => spicy.choices.map(() => until);

  test('a dish with a required option group is sold out once all its options are, until the first returns', () => {
    expect(without(every(null).slice(1))).toBeUndefined();
    expect(without(every(null))).toEqual({ until: null });
    expect(without([inTwoHours, inAnHour, ...every(null).slice(2)])).toEqual({ until: inAnHour });
  });

  test('a sold-out dish whose required options are sold out returns when dish and option are back', () => {
    expect(without(every(inAnHour), inTwoHours)).toEqual({ until: inTwoHours });
    expect(without(every(inTwoHours), inAnHour)).toEqual({ until: inTwoHours });
    expect(without(every(inTwoHours), null)).toEqual({ until: null });
    expect(without(every(null), inAnHour)).toEqual({ until: null });
  });

  test('a dish stays available if all options of an optional group are sold out', () => {
    const free = dishOf(3).groups.find(({ min }) => min === 0)!;
    const soldOut = free.choices.map(({ id }) => ({ what: `${free.id}/${id}`, until: null }));
    expect(dishOf(3, aShop({ soldOut }, noon)).soldOut).toBeUndefined();
  });
});

test('a pause of the shop ends at its time', () => {
  const today = { paused: { until: inAnHour } };
  expect(aShop(today, noon).paused).toEqual({ until: inAnHour });
  expect(aShop(today, noon + 3_600_000).paused).toBeNull();
  expect(aShop({ paused: { until: null } }, noon).paused).toEqual({ until: null });
});

test("openingDays uses the current shop, and the page's rules before the shop has loaded", () => {
  expect(openingDays(undefined)).toBe(pageRules);
  const shop = aShop({ closedDays: ['2026-11-25'] });
  const rules = { ...shop.rules, closedWeekdays: ['monday' as const] };
  expect(openingDays({ ...shop, rules })).toMatchObject({
    ...{ hours: shop.rules.hours, closedWeekdays: ['monday'], closedDays: ['2026-11-25'] },
  });
});
