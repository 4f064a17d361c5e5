import type { KitchenOrders } from '../orders/store/store';
import type { CachedShop } from '../shop/cached-shop';
import type { LearnedStore } from '../shop/learned';
import { finishedOrder } from './finished-order';
import { learn } from './learn';

// Two weeks of 140 orders a day: older ones may be of another kitchen.
const mostOrders = 2000;

interface LearnPorts {
  orders: Pick<KitchenOrders, 'lastHandedOver'>;
  learned: LearnedStore;
  shop: CachedShop;
  now: () => Date;
}

/** Returns a job that learns from the last delivered orders. Does nothing for a restaurant without stations. */
export function createLearnJob({ orders, learned, shop, now }: LearnPorts) {
  return async (): Promise<void> => {
    const { version } = await shop.today();
    // The published shop has the fixed minutes, which those in use may have replaced.
    const { rules, dishes } = (await shop.shopOf(version)) ?? {};
    if (!rules?.kitchen || !dishes) return;
    const at = now();
    const found = await orders.lastHandedOver(at.getTime(), mostOrders);
    const finished = found.flatMap(({ order }) => finishedOrder(order) ?? []);
    const times = learn(finished, rules.kitchen, dishes);
    const leftOut = found.length - finished.length;
    await learned.save({ at: at.toISOString(), ...times, leftOut });
  };
}
