import type { KitchenRules, Shop } from '@burger/shared/contracts';
import { workOf, type Work } from '@burger/shared/hours/kitchen-plan';
import type { OfferRequest } from '@burger/shared/kitchen';
import type { BookedOrder } from '@burger/shared/order';

/** Returns the work of an order with other lines; undefined if the restaurant sets no stations. */
export function kitchenChange(
  order: BookedOrder,
  requested: OfferRequest['lines'],
  { dishes, rules: { kitchen } }: Pick<Shop, 'dishes' | 'rules'>,
): { stations: KitchenRules['stations']; work: Work } | undefined {
  if (!kitchen) return undefined;
  const lines = requested.map((one) => ({
    dishId: ('line' in one ? order.lines[one.line]?.dishId : one.dishId) ?? 0,
    quantity: one.quantity,
  }));
  return { stations: kitchen.stations, work: workOf(lines, dishes, kitchen) };
}
