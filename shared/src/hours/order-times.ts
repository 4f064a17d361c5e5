import type { CartLine } from '../contracts/cart';
import type { Shop } from '../contracts/shop';
import { reservedTimes } from './reserved-times';
import { kitchenTimes, workOf } from './kitchen-plan';
import type { ShopTimes, SlotRequest } from './slots';

/** When an order with these lines is possible, as `promisedTimeOf` takes it. */
export interface OrderTimes {
  full: ReadonlySet<number>;
  readyAt?: number | null;
}

export interface TimedOrder extends SlotRequest {
  shop: ShopTimes & Pick<Shop, 'dishes'>;
  lines: readonly Pick<CartLine, 'dishId' | 'quantity'>[];
}

/** Reads when the restaurant can serve an order; null on failure. Never rejects. */
export async function orderTimes(
  { lines, ...request }: TimedOrder,
  ask?: typeof fetch,
): Promise<OrderTimes | null> {
  const reserved = await reservedTimes(ask);
  const { kitchen } = request.shop.rules;
  if (!reserved || !kitchen) return reserved && { full: reserved.full };
  const work = workOf(lines, request.shop.dishes, kitchen);
  const times = kitchenTimes({ ...request, work }, reserved.load);
  return times && { ...times, full: new Set([...reserved.full, ...times.full]) };
}
