import { isFinal, type KitchenRules } from '@burger/shared/contracts';
import { isHeld, type OrderLife } from '@burger/shared/order';
import { eachOf } from '../../http/each-of';
import type { CachedShop } from '../../shop/cached-shop';
import { lifeIn, type KitchenOrders } from '../store/store';
import { promiseLater } from './move';
import { createStep } from './step';

const minuteMs = 60_000;
const roundedToMinutes = 5;
// Longer than the pause between two runs of the job, so that a missed run delays a message, but loses none.
const lookBackMs = 10 * minuteMs;

/**
 * Returns by how many minutes an order will be later than promised, as far as its status tells: 0 if it can
 * be in time, or if its customer has been told of a delay.
 */
export function lateMinutes(life: OrderLife, { wayMinutes }: KitchenRules, at: number): number {
  const { kind, status, promisedFrom, addedMinutes } = life;
  const isOver = isFinal(status) || status === 'brought_back' || isHeld(life);
  const isHere = kind === 'pickup' && status === 'ready';
  if (isOver || isHere || promisedFrom === null || addedMinutes > 0) return 0;
  const isAtKitchen = kind === 'delivery' && status !== 'out_for_delivery';
  const arrival = at + (isAtKitchen ? wayMinutes : 0) * minuteMs;
  if (arrival <= (life.promisedTo ?? promisedFrom)) return 0;
  const minutes = (arrival - promisedFrom) / minuteMs;
  return Math.ceil(minutes / roundedToMinutes) * roundedToMinutes;
}

interface LatePorts {
  orders: KitchenOrders;
  shop: CachedShop;
  now: () => Date;
}

/** The order is in time by now, because somebody has moved it meanwhile. */
class InTime extends Error {}

/**
 * Returns a job that gives late orders a new time once, of which customer and counter are notified. An order
 * that fails rejects the job, but stops no other order. Does nothing for a restaurant without stations.
 */
export function createLateJob({ orders, shop, now }: LatePorts): () => Promise<void> {
  const make = createStep({ orders, now });

  async function postpone(key: string, kitchen: KitchenRules): Promise<void> {
    try {
      await make(key, {
        uid: 'kitchen',
        work(life, at) {
          const minutes = lateMinutes(life, kitchen, at.getTime());
          if (minutes === 0) throw new InTime();
          return promiseLater(life, minutes);
        },
        refuse: (refusal) => refusal,
      });
    } catch (error) {
      if (!(error instanceof InTime)) throw error;
    }
  }

  return async () => {
    const { kitchen } = (await shop.shop()).rules;
    if (!kitchen) return;
    const at = now().getTime();
    // An order is late once it cannot arrive in time, or has not arrived in time.
    const ends = [...new Set([at, at + kitchen.wayMinutes * minuteMs])];
    const due = await Promise.all(ends.map((end) => orders.promisedUntil(end - lookBackMs, end)));
    const found = due.flatMap(({ orders: all }) => all);
    const open = new Map(found.map((stored) => [stored.key, stored]));
    await eachOf(
      [...open.values()].map((stored) => async () => {
        if (lateMinutes(lifeIn(stored), kitchen, at) > 0) await postpone(stored.key, kitchen);
      }),
    );
  };
}
