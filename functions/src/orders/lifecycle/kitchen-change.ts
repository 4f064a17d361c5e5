import { wayMinutesOf } from '@burger/shared/hours';
import { workOf } from '@burger/shared/hours/kitchen-plan';
import type { OfferRequest } from '@burger/shared/kitchen';
import type { LearnedShop } from '../../shop/cached-shop';
import { type StoredOrder, type KitchenChange, lifeIn } from '../store/store';

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
