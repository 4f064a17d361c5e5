import * as v from 'valibot';
import type { Promo, Rules, Sitting } from '../contracts/rules';
import type { Dish, Menu, Shop, Today } from '../contracts/shop';
import { weekdays } from '../contracts/weekdays';
import { menuIn } from '../shop/published';
import { PublishedSchema, type Published } from '../shop/published';
import { seed } from '../shop/seed';
import { ordinaryDay, shopNow } from '../shop/shop-now';

export const seedVersion = '0123456789ab';

export const published: Published = v.parse(PublishedSchema, seed);

export const menu: Menu = menuIn(published, seedVersion, 'en');

export const twoSittings: [Sitting, Sitting] = [
  { opens: '07:00', lastOrders: '11:00', kitchenCloses: '11:15', closes: '11:30' },
  { opens: '17:00', lastOrders: '22:00', kitchenCloses: '22:15', closes: '22:30' },
];

type Week = NonNullable<Rules['sittings']>;

/** Creates a week with the same opening periods on every day, except for `changes`. */
export const weekOf = (sittings: Sitting[], changes: Partial<Week> = {}): Week => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, sittings])) as Week),
  ...changes,
});

/** Creates the shop of the seed menu with changed values of the day; `at` in ms. */
export const aShop = (changes: Partial<Today> = {}, at = Date.now()): Shop =>
  shopNow(menu, { ...ordinaryDay(seedVersion), ...changes }, at);

/** Returns a dish by id. Throws if there is none. */
export function dishOf(id: number, { dishes }: Pick<Shop, 'dishes'> = aShop()): Dish {
  const dish = dishes.find((candidate) => candidate.id === id);
  if (!dish) throw new Error(`No dish ${id}`);
  return dish;
}

export const aPromo = (rules: Partial<Promo> = {}): Promo => ({
  ...{ code: 'LUNCH', discount: 20, type: 'percentage', description: '', minOrder: 0 },
  ...rules,
});
