import type { Today } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';

/** What the counter knows: the orders by key, today's facts, and from where to ask on. */
export interface Board {
  orders: ReadonlyMap<string, KitchenOrder>;
  cursor: string;
  today: Today;
  role: StaffRole;
}

// As long as an older answer may still be on its way, and a step may be taken back.
const keepEndedMs = 10 * 60_000;

/** The newer of two tellings of an order. */
export const newerOf = (known: KitchenOrder | undefined, told: KitchenOrder): KitchenOrder =>
  known && known.revision >= told.revision ? known : told;

function isLongEnded({ status, history, createdAt }: KitchenOrder, now: number): boolean {
  if (!isFinal(status)) return false;
  return now - Date.parse(history.at(-1)?.at ?? createdAt) > keepEndedMs;
}

/** The same orders with what was told of some: an older revision never replaces a newer one. */
export function withOrders(
  known: ReadonlyMap<string, KitchenOrder>,
  told: readonly KitchenOrder[],
): ReadonlyMap<string, KitchenOrder> {
  if (told.length === 0) return known;
  const orders = new Map(known);
  for (const order of told) orders.set(order.key, newerOf(orders.get(order.key), order));
  return orders;
}

/** Only the orders that were told, each as new as it is known. */
const onlyThose = (known: ReadonlyMap<string, KitchenOrder>, told: readonly KitchenOrder[]) => {
  const merged = withOrders(known, told);
  const keys = new Set(told.map(({ key }) => key));
  return new Map([...merged].filter(([key]) => keys.has(key)));
};

/** Today's facts, of which an older revision never replaces a newer one. */
export const newerToday = (known: Today | undefined, told: Today): Today =>
  known && known.revision > told.revision ? known : told;

/** The board after an answer of the feed: a whole one makes it anew, any other changes what it tells of. */
export function mergeFeed(board: Board | null, feed: KitchenFeed): Board {
  const known = board?.orders ?? new Map<string, KitchenOrder>();
  const orders = feed.whole ? onlyThose(known, feed.orders) : withOrders(known, feed.orders);
  const now = Date.parse(feed.now);
  const gone = [...orders.values()].filter((order) => isLongEnded(order, now));
  const left = new Map(orders);
  for (const { key } of gone) left.delete(key);
  return {
    orders: gone.length > 0 ? left : orders,
    cursor: feed.cursor,
    today: newerToday(board?.today, feed.today),
    role: feed.role,
  };
}
