import { storedPromise, type Shop } from '@burger/shared/contracts';
import { cookingTime, planOrder, type KitchenLoad } from '@burger/shared/hours/kitchen-plan';
import type { Ride } from '@burger/shared/hours/learned-times';
import { promisedTimeOf, type PromisedSlot } from '@burger/shared/hours';
import type { OrderDocument } from '@burger/shared/order';
import type { AddTerms, OrderStore, ReservedSlots } from '../store/store';
import { isMuchLater, slotsAheadMs, type Room, type Wish } from './promise-time';

const noReservedSlots: ReservedSlots = new Map();
const noLoad: KitchenLoad = new Map();

export const emptyRoom = (work: Room['work'], ride?: Ride): Room => ({
  reserved: noReservedSlots,
  load: noLoad,
  work,
  ride,
});

/** Reads the slots and the kitchen's minutes that orders have reserved from `at` on. */
export async function readRoom(
  store: Pick<OrderStore, 'reservedSlots' | 'kitchenLoad'>,
  { rules }: Pick<Shop, 'rules'>,
  at: Date,
): Promise<Pick<Room, 'reserved' | 'load'>> {
  const from = at.getTime();
  const [reserved, load] = await Promise.all([
    store.reservedSlots(from, from + slotsAheadMs),
    rules.kitchen ? store.kitchenLoad(from, from + slotsAheadMs) : noLoad,
  ]);
  return { reserved, load };
}

export const storedTimes = ({ promisedFrom, promisedTo }: PromisedSlot) =>
  storedPromise({
    promisedFrom: promisedFrom.toISOString(),
    promisedTo: promisedTo.toISOString(),
  });

/**
 * Returns how the store reserves the kitchen's work for an order. `fit` decides in the order's transaction,
 * by the load at that moment: null if the order fits no more into its slot, or becomes much later than the
 * customer agreed.
 */
export function kitchenTerms(
  { kind, agreedUntil }: Wish,
  shop: Shop,
  at: Date,
  { work, ride }: Pick<Room, 'work' | 'ride'>,
  order: OrderDocument,
): AddTerms['kitchen'] {
  const slot = order.slot === null ? null : new Date(order.slot);
  const request = { kind, at, shop, slot, work, ride };
  const time = shop.rules.kitchen && cookingTime(request);
  if (!time) return undefined;
  return {
    ...time,
    fit(load) {
      const plan = planOrder(request, load);
      if (!plan || slot) return plan && { order, plan };
      const promised = promisedTimeOf({ ...request, readyAt: plan.readyAt });
      if (!promised || isMuchLater(promised, agreedUntil, shop)) return null;
      return { order: { ...order, ...storedTimes(promised) }, plan };
    },
  };
}
