import type { Order, PlaceOrderRequest } from '@burger/shared/contracts';
import { openingState, restaurant, takesOrders } from '@burger/shared/restaurant';
import type { Log } from '../http/answer-errors';
import { boundedRetry, pause, within, type RetryRules } from '../http/bounded-retry';
import type { TakeAttempt } from '../http/limits';
import { Refusal } from '../http/refusal';
import type { DistanceTo } from '../maps/route-distance';
import type { OrderBook } from './order-book';
import { orderNumber } from './order-number';
import { priceOrder, type PricedOrder } from './price-order';

export interface PlaceOrderPorts {
  book: OrderBook;
  distanceTo: DistanceTo;
  takeAttempt: TakeAttempt;
  /** Tells the restaurant about a new order. */
  announce: (order: Order) => Promise<void>;
  now: () => Date;
  /** A random whole number from 0 to 999. */
  draw: () => number;
  log: Log;
  enforceHours?: boolean;
  retry?: RetryRules;
}

export interface PlacedOrder {
  order: Order;
  /** False when this key had placed the order before. */
  isNew: boolean;
}

export type PlaceOrder = (uid: string, request: PlaceOrderRequest) => Promise<PlacedOrder>;

// A thousand numbers share a millisecond-wide slot; so many clashes in a row mean that something else is wrong.
const mostDraws = 12;
// Cloud Functions may stop working once the answer is out, so the mail is waited for, but not for long.
const longestMailWait = 4000;

function refuseWhenClosed(at: Date, enforceHours: boolean): void {
  if (!enforceHours || takesOrders(at)) return;
  const { until, tomorrow, open } = openingState(at);
  const again = open ? 'tomorrow' : `${tomorrow ? 'tomorrow ' : ''}at ${until}`;
  throw new Refusal('closed', `Our kitchen is closed. You can order again ${again}.`);
}

function writeOrder(
  uid: string,
  { customer, paymentMethod }: PlaceOrderRequest,
  priced: PricedOrder,
  at: Date,
  draw: number,
): Order {
  const ready = new Date(at.getTime() + restaurant.delivery.minutes * 60_000);
  return {
    orderId: orderNumber(restaurant.orderIdPrefix, at, draw),
    customerId: uid,
    customerDetails: customer,
    ...priced,
    paymentMethod,
    paymentStatus: 'pending',
    orderStatus: 'placed',
    createdAt: at.toISOString(),
    estimatedDeliveryTime: ready.toISOString(),
  };
}

function repeated(uid: string, order: Order): PlacedOrder {
  if (order.customerId === uid) return { order, isNew: false };
  throw new Refusal('forbidden', 'This order belongs to another account.');
}

/**
 * Places an order once, however often it is asked for with the same key. Throws a Refusal when it cannot be placed;
 * an order that lies under the key already is answered before anything else can refuse it.
 */
export function createPlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  const { book, distanceTo, now, draw, log, enforceHours = restaurant.enforceHours } = ports;

  async function price(uid: string, request: PlaceOrderRequest): Promise<PricedOrder> {
    await ports.takeAttempt(uid);
    refuseWhenClosed(now(), enforceHours);
    return priceOrder(request, await distanceTo(request.location));
  }

  async function announce(order: Order): Promise<void> {
    try {
      await within(longestMailWait, ports.announce(order));
    } catch (error) {
      const { code = '' } = error as { code?: unknown };
      log(`Mail for order ${order.orderId} was not sent: ${(error as Error).name} ${String(code)}`);
    }
  }

  async function store(uid: string, request: PlaceOrderRequest, priced: PricedOrder) {
    for (let draws = 0; draws < mostDraws; draws += 1) {
      const order = writeOrder(uid, request, priced, now(), draw());
      const outcome = await boundedRetry(
        () => book.add(request.idempotencyKey, order),
        ports.retry,
      );
      if (outcome.added) return { order, isNew: true };
      // After a lost answer the order that is found may be the very one that was just written.
      if (outcome.stored?.orderId === order.orderId) return { order: outcome.stored, isNew: true };
      if (outcome.stored) return repeated(uid, outcome.stored);
      // A taken number, or a store under strain: a little patience helps the latter.
      await pause(draws * 10);
    }
    throw new Refusal('unavailable', 'We could not number your order just now. Please try again.');
  }

  return async (uid, request) => {
    let priced: PricedOrder;
    try {
      priced = await price(uid, request);
    } catch (refused) {
      const stored = await boundedRetry(() => book.find(request.idempotencyKey), ports.retry);
      if (!stored) throw refused;
      return repeated(uid, stored);
    }
    const placed = await store(uid, request, priced);
    if (placed.isNew) await announce(placed.order);
    return placed;
  };
}
