import { bareNumber, normalisePhone } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole } from '@burger/shared/kitchen';
import { type BookedOrder, stepBackWithinMs } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { foldCode } from '@burger/shared/text-search';
import { isInTime } from '@burger/shared/times';
import { type Log, Refusal } from '../http/errors';
import { isLinkKey } from '../http/requests';
import type { KeptShop } from '../shop/keep-shop';
import { stillToday } from '../shop/shop-store';
import type { Press } from './step';
import {
  lifeIn,
  type KeptOrder,
  type KitchenOrders,
  type RiderLinks,
  type SeenOrders,
} from './store';
import { counterCard } from './views/counter-card';

/** Orders as the counter shows them. What is no order at all is left out, and logged by its key. */
export type ViewOrders = (kept: readonly KeptOrder[]) => Promise<KitchenOrder[]>;

export function createOrderView(shop: KeptShop, log: Log): ViewOrders {
  return async (kept) => {
    const { rules } = await shop.shop();
    const orders = await Promise.all(
      kept.map(async (one) => counterCard(one, await shop.published(one.order.menuVersion), rules)),
    );
    return orders.flatMap((order, index) => {
      if (!order) log(`Order ${kept[index]?.key ?? ''} cannot be read`);
      return order ?? [];
    });
  };
}

/** How one order stands for the counter. Throws where it is no order. */
export const orderShown = (view: ViewOrders) => async (kept: KeptOrder) => {
  const [order] = await view([kept]);
  if (!order) throw new Error(`Order ${kept.key} cannot be shown`);
  return order;
};

/** A press that came too late is refused with the order as it is. */
export const refuseShown =
  (view: ViewOrders): Press['refuse'] =>
  async ({ message }, kept) =>
    new Refusal('already-moved', message, { beside: { order: await orderShown(view)(kept) } });

/** What the orders of the counter need. */
export interface CounterPorts {
  orders: KitchenOrders;
  links: RiderLinks;
  shop: KeptShop;
  view: ViewOrders;
  now: () => Date;
  log: Log;
}

/** Changes are told for so long again, whatever the clocks of store and instances say about each other. */
const overlapMs = 5000;
const oldestCursorMs = 10 * 60_000;
const mostOrders = 500;

/** The moment that a cursor stands for; null where it is none, one that the whole board is quicker than, or one to come. */
function momentOf(cursor: string | null, now: number): number | null {
  const moment = cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN;
  return isInTime(moment, oldestCursorMs, now) ? moment : null;
}

/** What is open, where nothing or something very old is known; otherwise what has changed since. */
export function createOrderFeed(ports: Omit<CounterPorts, 'links'>) {
  const { orders, view, shop, now, log } = ports;

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

  return async (after: string | null, role: StaffRole): Promise<KitchenFeed> => {
    const at = now();
    const [seen, today] = await Promise.all([look(momentOf(after, at.getTime())), shop.today()]);
    return {
      cursor: String(seen.readAt),
      now: now().toISOString(),
      whole: seen.isWhole,
      orders: await view(seen.orders),
      ...(seen.damaged?.length && { damaged: [...seen.damaged] }),
      today: stillToday(today, at),
      role,
    };
  };
}

/** The order at a link, where it is one that is meant. Throws a Refusal `not-found`. */
export async function orderAtLink(
  orders: Pick<KitchenOrders, 'byTrackingKey'>,
  trackingKey: string,
  isMeant: (order: BookedOrder) => boolean = () => true,
): Promise<KeptOrder> {
  const kept = isLinkKey(trackingKey) ? await orders.byTrackingKey(trackingKey) : null;
  if (kept && isMeant(kept.order)) return kept;
  throw new Refusal('not-found', 'There is no order at this link.');
}

/** So far back the counter looks for orders by a number. */
export const searchedMs = 90 * 24 * 60 * 60_000;
const mostFound = 50;

/** The whole number of an order, with or without the letters or a # in front; null where the text is none. */
function orderNumberIn(text: string): string | null {
  const { orderIdPrefix } = restaurant;
  const code = foldCode(bareNumber(text));
  const digits = new RegExp(`^#?(?:${orderIdPrefix})?(\\d{9})$`, 'i').exec(code)?.[1];
  return digits ? `${orderIdPrefix}${digits}` : null;
}

/** Orders of the last 90 days by whole number or phone, newest first. Throws a Refusal `invalid` at anything else. */
export async function findOrders(
  orders: Pick<KitchenOrders, 'byNumber' | 'byPhone'>,
  typed: string,
  now: Date,
): Promise<KeptOrder[]> {
  const since = now.getTime() - searchedMs;
  const number = orderNumberIn(typed);
  if (number) {
    return (await orders.byNumber(number)).filter((kept) => lifeIn(kept).createdAt >= since);
  }
  const phone = normalisePhone(typed);
  if (phone) return orders.byPhone(phone, since, mostFound);
  throw new Refusal('invalid', 'Type a whole order number or a mobile number.', { field: 'q' });
}
