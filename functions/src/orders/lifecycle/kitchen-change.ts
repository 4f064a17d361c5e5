import type { Shop } from '@burger/shared/contracts';
import { wayMinutes } from '@burger/shared/hours';
import { workOf } from '@burger/shared/hours/kitchen-plan';
import type { OfferRequest } from '@burger/shared/kitchen';
import { type StoredOrder, type KitchenChange, lifeIn } from '../store/store';

const minuteMs = 60_000;

/** Returns the work of an order with other lines; undefined if the restaurant sets no stations. */
export function kitchenChange(
  stored: StoredOrder,
  requested: OfferRequest['lines'],
  { dishes, rules }: Pick<Shop, 'dishes' | 'rules'>,
  at: number,
): KitchenChange | undefined {
  if (!rules.kitchen) return undefined;
  const lines = requested.map((one) => ({
    dishId: ('line' in one ? stored.order.lines[one.line]?.dishId : one.dishId) ?? 0,
    quantity: one.quantity,
  }));
  const { kind, promisedFrom } = lifeIn(stored);
  const leavesAt = (promisedFrom ?? at) - wayMinutes(kind, rules) * minuteMs;
  const { stations } = rules.kitchen;
  return { stations, work: workOf(lines, dishes, rules.kitchen), at, leavesAt };
}
