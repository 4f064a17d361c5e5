import { isFinal } from '@burger/shared/contracts';
import { wayMinutesOf } from '@burger/shared/hours';
import { workOf } from '@burger/shared/hours/kitchen-plan';
import { isHeld, type OrderLife } from '@burger/shared/order';
import { eachOf } from '../../http/each-of';
import type { CachedShop } from '../../shop/cached-shop';
import { lifeIn, type KitchenOrders, type StoredOrder } from '../store/store';
import { promiseLater } from './move';
import { createStep } from './step';

const minuteMs = 60_000;
const roundedToMinutes = 5;
// Longer than the pause between two runs of the job, so that a missed run delays a message, but loses none.
const lookBackMs = 10 * minuteMs;
// Orders that take longer to cook are found by later runs of the job.
const longestCookingMinutes = 30;

/** The minutes that an order still needs until its customer has it. */
interface Left {
  /** Cooking in an idle kitchen. It counts until the kitchen begins the order, which may be ready soon after. */
  cooking: number;
  ride: number;
}

/**
 * Returns by how many minutes an order will be later than promised, as far as its status tells: 0 if it can
 * be in time, or if its customer has been told of a delay.
 */
export function lateMinutes(life: OrderLife, { cooking, ride }: Left, at: number): number {
  const { kind, status, promisedFrom, addedMinutes } = life;
  const isOver = isFinal(status) || status === 'brought_back' || isHeld(life);
  const isHere = kind === 'pickup' && status === 'ready';
  if (isOver || isHere || promisedFrom === null || addedMinutes > 0) return 0;
  const isAtKitchen = kind === 'delivery' && status !== 'out_for_delivery';
  const isBegun = status !== 'placed' && status !== 'confirmed';
  const left = (isBegun ? 0 : cooking) + (isAtKitchen ? ride : 0);
  const arrival = at + left * minuteMs;
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

  async function postpone(key: string, left: Left): Promise<void> {
    try {
      await make(key, {
        uid: 'kitchen',
        work(life, at) {
          const minutes = lateMinutes(life, left, at.getTime());
          if (minutes === 0) throw new InTime();
          return { ...promiseLater(life, minutes), postponedAt: at.toISOString() };
        },
        refuse: (refusal) => refusal,
      });
    } catch (error) {
      if (!(error instanceof InTime)) throw error;
    }
  }

  return async () => {
    const { dishes, learned, ...current } = await shop.shop();
    const { kitchen } = current.rules;
    if (!kitchen) return;
    const leftOf = ({ order }: StoredOrder, { kind, slot, createdAt }: OrderLife): Left => {
      const ride = { km: order.distanceKm, learned };
      const work = workOf(order.lines, dishes, kitchen);
      return {
        cooking: Math.max(0, ...kitchen.stations.map(({ id, places }) => (work[id] ?? 0) / places)),
        ride: wayMinutesOf({ kind, shop: current, ride }, slot ?? createdAt),
      };
    };
    const at = now().getTime();
    const longestRide = Math.max(kitchen.wayMinutes, ...(learned?.rides.flat() ?? []));
    const until = at + (longestCookingMinutes + longestRide) * minuteMs;
    const { orders: due } = await orders.promisedUntil(at - lookBackMs, until);
    await eachOf(
      due.map((stored) => async () => {
        const life = lifeIn(stored);
        const left = leftOf(stored, life);
        if (lateMinutes(life, left, at) > 0) await postpone(stored.key, left);
      }),
    );
  };
}
