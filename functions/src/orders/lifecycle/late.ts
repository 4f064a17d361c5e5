import { isFinal } from '@burger/shared/contracts';
import { rideMinutes } from '@burger/shared/hours/learned-times';
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

/**
 * Returns by how many minutes an order will be later than promised, as far as its status tells: 0 if it can
 * be in time, or if its customer has been told of a delay. `wayMinutes` is the duration of its ride.
 */
export function lateMinutes(life: OrderLife, wayMinutes: number, at: number): number {
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

/** Returns the periods (ms) in which orders may have become late whose rides take these minutes. */
function periodsOf(rides: readonly number[], at: number): (readonly [from: number, to: number])[] {
  // An order is late once it cannot arrive in time, or has not arrived in time.
  const ends = [...new Set([0, ...rides])].map((minutes) => at + minutes * minuteMs);
  if (ends.length > 2) return [[at - lookBackMs, Math.max(...ends)]];
  return ends.map((end) => [end - lookBackMs, end]);
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

  async function postpone(key: string, wayMinutes: number): Promise<void> {
    try {
      await make(key, {
        uid: 'kitchen',
        work(life, at) {
          const minutes = lateMinutes(life, wayMinutes, at.getTime());
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
    const { rules, learned } = await shop.shop();
    const { kitchen } = rules;
    if (!kitchen) return;
    const at = now().getTime();
    const rideOf = ({ order }: StoredOrder, { slot, createdAt }: OrderLife) =>
      rideMinutes(learned, order.distanceKm, slot ?? createdAt) ?? kitchen.wayMinutes;
    const due = await Promise.all(
      periodsOf([kitchen.wayMinutes, ...(learned?.rides.flat() ?? [])], at).map(([from, to]) =>
        orders.promisedUntil(from, to),
      ),
    );
    const found = due.flatMap(({ orders: all }) => all);
    const open = new Map(found.map((stored) => [stored.key, stored]));
    await eachOf(
      [...open.values()].map((stored) => async () => {
        const life = lifeIn(stored);
        const ride = rideOf(stored, life);
        if (lateMinutes(life, ride, at) > 0) await postpone(stored.key, ride);
      }),
    );
  };
}
