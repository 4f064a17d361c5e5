import { bareNumber, normalisePhone, stepBackWithinMs } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole } from '@burger/shared/kitchen';
import type { BookedOrder } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { foldCode } from '@burger/shared/platform/text-search';
import { isInTime } from '@burger/shared/platform/device';
import { invalid, type Log, Refusal } from '../../http/errors';
import { isLinkKey } from '../../http/requests';
import type { CachedShop } from '../../shop/cached-shop';
import { stillToday } from '../../shop/shop-store';
import type { Press } from '../lifecycle/step';
import {
  type FoundOrders,
  type StoredOrder,
  type KitchenOrders,
  type RiderLinks,
  type OrdersPage,
} from '../store/store';
import { counterCard } from '../views/counter-card';

/** Converts orders for the counter. Leaves out unreadable ones, which `viewFound` lists by number. */
export type ViewOrders = (stored: readonly StoredOrder[]) => Promise<KitchenOrder[]>;

export function createOrderView(shop: CachedShop, log: Log): ViewOrders {
  return async (stored) => {
    const { rules } = await shop.shop();
    const orders = await Promise.all(
      stored.map(async (one) =>
        counterCard(one, await shop.published(one.order.menuVersion), rules),
      ),
    );
    return orders.flatMap((order, index) => {
      if (!order) log(`Order ${stored[index]?.key ?? ''} cannot be read`);
      return order ?? [];
    });
  };
}

/** Converts found orders for the counter. Orders that cannot be displayed, or whose payment is damaged, are
 * listed by number. */
export async function viewFound(
  view: ViewOrders,
  { orders, damaged }: FoundOrders,
): Promise<{ orders: KitchenOrder[]; damaged?: string[] }> {
  const visible = await view(orders);
  const keys = new Set(visible.map(({ key }) => key));
  // The kitchen cooks a paid order whose payment is unreadable, but its money needs attention.
  const unshown = orders.filter(({ key, order }) => order.isPaymentDamaged || !keys.has(key));
  const numbers = new Set([...damaged, ...unshown.map(({ key, order }) => order.orderId || key)]);
  return { orders: visible, ...(numbers.size > 0 && { damaged: [...numbers] }) };
}

/** Returns a converter of one order for the counter. It throws if the order is unreadable. */
export const displayedOrder = (view: ViewOrders) => async (stored: StoredOrder) => {
  const [order] = await view([stored]);
  if (!order) throw new Error(`Order ${stored.key} cannot be shown`);
  return order;
};

export const refuseWithOrder =
  (view: ViewOrders): Press['refuse'] =>
  async ({ message }, stored) =>
    new Refusal('already-moved', message, {
      beside: { order: await displayedOrder(view)(stored) },
    });

export interface CounterPorts {
  orders: KitchenOrders;
  links: RiderLinks;
  shop: CachedShop;
  view: ViewOrders;
  now: () => Date;
  log: Log;
}

/** Polls repeat changes of this period, because clocks of database and instances differ. */
const overlapMs = 5000;
const oldestCursorMs = 10 * 60_000;
const mostOrders = 500;

/** Parses a poll cursor; null if it is invalid, in the future, or older than ten minutes. */
function momentOf(cursor: string | null, now: number): number | null {
  const moment = cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  return isInTime(moment, oldestCursorMs, now) ? moment : null;
}

/** Returns the counter's poll function: all open orders for a missing or old cursor, else the changes. */
export function createOrderFeed(ports: Omit<CounterPorts, 'links'>) {
  const { orders, view, shop, now, log } = ports;

  async function whole(): Promise<OrdersPage> {
    const since = now().getTime() - stepBackWithinMs;
    const page = await orders.whole(since, mostOrders);
    if (page.orders.length >= mostOrders)
      log(`The board shows the first ${mostOrders} orders only`);
    return page;
  }

  async function look(after: number | null): Promise<OrdersPage & { isWhole: boolean }> {
    if (after !== null) {
      const changed = await orders.changed(after - overlapMs, mostOrders);
      if (changed.orders.length < mostOrders) return { ...changed, isWhole: false };
    }
    return { ...(await whole()), isWhole: true };
  }

  return async (after: string | null, role: StaffRole): Promise<KitchenFeed> => {
    const at = now();
    const [page, today] = await Promise.all([look(momentOf(after, at.getTime())), shop.today()]);
    return {
      cursor: String(page.readAt),
      now: now().toISOString(),
      whole: page.isWhole,
      ...(await viewFound(view, page)),
      today: stillToday(today, at),
      role,
    };
  };
}

/** Returns the order of a tracking link. Throws a Refusal `not-found` for an unknown link. */
export async function orderAtLink(
  orders: Pick<KitchenOrders, 'byTrackingKey'>,
  trackingKey: string,
  isMeant: (order: BookedOrder) => boolean = () => true,
): Promise<StoredOrder> {
  const stored = isLinkKey(trackingKey) ? await orders.byTrackingKey(trackingKey) : null;
  if (stored && isMeant(stored.order)) return stored;
  throw new Refusal('not-found', 'There is no order at this link.');
}

export const searchedMs = 90 * 24 * 60 * 60_000;
const mostFound = 50;

/** Returns the order number in a search text, with or without prefix or #; null if there is none. */
function orderNumberIn(text: string): string | null {
  const { orderIdPrefix } = restaurant;
  const code = foldCode(bareNumber(text));
  const digits = new RegExp(`^#?(?:${orderIdPrefix})?(\\d{9})$`, 'i').exec(code)?.[1];
  return digits ? `${orderIdPrefix}${digits}` : null;
}

/** Finds orders of the last 90 days by number or phone, newest first. Throws a Refusal `invalid` for other text. */
export async function findOrders(
  orders: Pick<KitchenOrders, 'byNumber' | 'byPhone'>,
  typed: string,
  now: Date,
): Promise<FoundOrders> {
  const since = now.getTime() - searchedMs;
  const number = orderNumberIn(typed);
  if (number) {
    const found = await orders.byNumber(number);
    const isRecent = ({ order: { createdAt } }: StoredOrder) =>
      typeof createdAt !== 'number' || createdAt >= since;
    return { ...found, orders: found.orders.filter(isRecent) };
  }
  const phone = normalisePhone(typed);
  if (phone) return orders.byPhone(phone, since, mostFound);
  throw invalid('Type a whole order number or a mobile number.', 'q');
}
