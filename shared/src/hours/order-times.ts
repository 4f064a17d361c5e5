import type { CartLine } from '../contracts/cart';
import type { Shop } from '../contracts/shop';
import { withLearnedWork, type Ride } from './learned-times';
import { reservedTimes } from './reserved-times';
import { kitchenTimes, workOf } from './kitchen-plan';
import type { ShopTimes, SlotRequest } from './slots';

/** When an order with these lines is possible, as `promisedTimeOf` takes it. */
export interface OrderTimes {
  full: ReadonlySet<number>;
  readyAt?: number | null;
  ride?: Ride;
}

export interface TimedOrder extends SlotRequest {
  shop: ShopTimes & Pick<Shop, 'dishes'>;
  /** Distance of the delivery, if known. */
  km?: number | null;
  lines: readonly Pick<CartLine, 'dishId' | 'quantity'>[];
}

/** Reads when the restaurant can serve an order; null on failure. Never rejects. */
export async function orderTimes(
  { lines, km = null, ...request }: TimedOrder,
  ask?: typeof fetch,
): Promise<OrderTimes | null> {
  const reserved = await reservedTimes(ask);
  const { kitchen } = request.shop.rules;
  if (!reserved || !kitchen) return reserved && { full: reserved.full };
  const { learned, load } = reserved;
  const work = workOf(lines, withLearnedWork(request.shop.dishes, learned), kitchen);
  const ride = { km, learned };
  const times = kitchenTimes({ ...request, work, ride }, load);
  return times && { ...times, ride, full: new Set([...reserved.full, ...times.full]) };
}
