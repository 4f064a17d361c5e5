import * as v from 'valibot';
import type { Dish, Menu, Shop, Today } from '../contracts/shop';
import { menuIn } from '../shop/published';
import { PublishedSchema, type Published } from '../shop/published';
import { seed } from '../shop/seed';
import { ordinaryDay, shopNow } from '../shop/shop-now';

/** The version that tests give to the seed. */
export const seedVersion = '0123456789ab';

/** What the repository would publish. */
export const published: Published = v.parse(PublishedSchema, seed);

/** The menu of the seed in English. */
export const menu: Menu = menuIn(published, seedVersion, 'en');

/** The shop of the seed on a day that is changed where a test says so; `at` in ms. */
export const aShop = (changes: Partial<Today> = {}, at = Date.now()): Shop =>
  shopNow(menu, { ...ordinaryDay(seedVersion), ...changes }, at);

/** A dish of a shop by its id. Throws when there is none. */
export function dishOf(id: number, { dishes }: Pick<Shop, 'dishes'> = aShop()): Dish {
  const dish = dishes.find((candidate) => candidate.id === id);
  if (!dish) throw new Error(`No dish ${id}`);
  return dish;
}
