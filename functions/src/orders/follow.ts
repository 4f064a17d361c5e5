import type { KitchenFeed, StaffRole } from '@burger/shared/kitchen';
import { stepBackWithinMs } from '@burger/shared/order';
import { isInTime } from '@burger/shared/times';
import type { Log } from '../http/answer-errors';
import type { KeptShop } from '../shop/keep-shop';
import { stillToday } from '../shop/still-today';
import type { KitchenOrders, SeenOrders } from './store';
import type { ViewOrders } from './views/counter-card';

export interface FeedPorts {
  orders: KitchenOrders;
  view: ViewOrders;
  shop: KeptShop;
  now: () => Date;
  log: Log;
}

/** What is open, where nothing or something very old is known; otherwise what has changed since. */
export type OrderFeed = (after: string | null, role: StaffRole) => Promise<KitchenFeed>;

/** Changes are told for so long again, whatever the clocks of store and instances say about each other. */
export const overlapMs = 5000;
const oldestCursorMs = 10 * 60_000;
const mostOrders = 500;

/** The moment that a cursor stands for; null where it is none, one that the whole board is quicker than, or one to come. */
function momentOf(cursor: string | null, now: number): number | null {
  const moment = cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  return isInTime(moment, oldestCursorMs, now) ? moment : null;
}

export function createOrderFeed({ orders, view, shop, now, log }: FeedPorts): OrderFeed {
  async function whole(): Promise<SeenOrders> {
    const since = now().getTime() - stepBackWithinMs;
    const seen = await orders.whole(since, mostOrders);
    if (seen.orders.length >= mostOrders)
      log(`The board shows the first ${mostOrders} orders only`);
    return seen;
  }

  async function look(after: number | null): Promise<SeenOrders & { isWhole: boolean }> {
    if (after !== null) {
      const changed = await orders.changed(after - overlapMs, mostOrders);
      if (changed.orders.length < mostOrders) return { ...changed, isWhole: false };
    }
    return { ...(await whole()), isWhole: true };
  }

  return async (after, role) => {
    const at = now();
    const [seen, today] = await Promise.all([look(momentOf(after, at.getTime())), shop.today()]);
    return {
      cursor: String(seen.readAt),
      now: now().toISOString(),
      whole: seen.isWhole,
      orders: await view(seen.orders),
      today: stillToday(today, at),
      role,
    };
  };
}
