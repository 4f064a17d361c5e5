import { storedPromise, type Shop } from '@burger/shared/contracts';
import {
  cookingTime,
  type KitchenLoad,
  planOrder,
  workOf,
} from '@burger/shared/hours/kitchen-plan';
import type { Ride } from '@burger/shared/hours/learned-times';
import { type PromisedSlot, promisedTimeOf, wayMinutesOf } from '@burger/shared/hours';
import type { OfferRequest } from '@burger/shared/kitchen';
import type { OrderDocument } from '@burger/shared/order';
import {
  type AddTerms,
  type KitchenChange,
  lifeIn,
  type OrderStore,
  type ReservedSlots,
  type StoredOrder,
} from '../store/store';
import { isMuchLater, slotsAheadMs, type Room, type Wish } from './promise-time';
import type { LearnedShop } from '../../shop/cached-shop';

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

const minuteMs = 60_000;

/** Returns the kitchen's work for an order after a change of its lines; undefined without stations. */
export function kitchenChange(
  stored: StoredOrder,
  requested: OfferRequest['lines'],
  shop: LearnedShop,
  at: number,
): KitchenChange | undefined {
  const { dishes, rules } = shop;
  if (!rules.kitchen) return undefined;
  const lines = requested.map((one) => ({
    dishId: ('line' in one ? stored.order.lines[one.line]?.dishId : one.dishId) ?? null,
    quantity: one.quantity,
  }));
  const { kind, slot, createdAt, promisedFrom } = lifeIn(stored);
  const ride = { km: stored.order.distanceKm, learned: shop.learned };
  const way = wayMinutesOf({ kind, shop, ride }, slot ?? createdAt);
  const leavesAt = (promisedFrom ?? at) - way * minuteMs;
  const { stations } = rules.kitchen;
  return { stations, work: workOf(lines, dishes, rules.kitchen), at, leavesAt };
}
