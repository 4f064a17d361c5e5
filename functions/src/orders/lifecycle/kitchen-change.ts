import type { Shop } from '@burger/shared/contracts';
import { wayMinutesOf } from '@burger/shared/hours';
import { workOf } from '@burger/shared/hours/kitchen-plan';
import type { OfferRequest } from '@burger/shared/kitchen';
import { type StoredOrder, type KitchenChange, lifeIn } from '../store/store';

const minuteMs = 60_000;

/** Returns the kitchen's work for an order after a change of its lines; undefined without stations. */
export function kitchenChange(
  stored: StoredOrder,
  requested: OfferRequest['lines'],
  shop: Shop,
  at: number,
): KitchenChange | undefined {
  const { dishes, rules } = shop;
  if (!rules.kitchen) return undefined;
  const lines = requested.map((one) => ({
    dishId: ('line' in one ? stored.order.lines[one.line]?.dishId : one.dishId) ?? 0,
    quantity: one.quantity,
  }));
  const { kind, promisedFrom } = lifeIn(stored);
  const leavesAt = (promisedFrom ?? at) - wayMinutesOf({ kind, at: new Date(at), shop }) * minuteMs;
  const { stations } = rules.kitchen;
  return { stations, work: workOf(lines, dishes, rules.kitchen), at, leavesAt };
}
