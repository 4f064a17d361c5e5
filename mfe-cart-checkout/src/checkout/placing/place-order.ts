import type { ShopBus } from '@burger/shared/bus';
import {
  cleanLine,
  PlaceOrderRequestSchema,
  type PlaceOrderRequest,
  isUnpaid,
} from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/i18n';
import type { Order } from '@burger/shared/order';
import type { Stored } from '@burger/shared/platform/storage';
import type { StoredCart } from '@burger/shared/order/stored-cart';
import type { Store } from '@burger/shared/platform/use-store';
import { isInTime } from '@burger/shared/platform/device';
import * as v from 'valibot';
import { sameLines } from '../../cart/cart';
import { storeDelivered } from '../draft/details';
import { matchOrder } from './order-match';
import type { OrderTry, PlacedOrder } from '../draft/placed-order';
import type {
  IdToken,
  CheckoutStorage,
  OrderAnswer,
  OrderDraft,
  PlaceOrder,
  PlaceOutcome,
  Refusal,
  SendOrder,
} from '../draft/order-draft';

/** Returns the body of `POST /api/orders`. Throws a ValiError for invalid input: the page checks first. */
export const writeRequest = (
  { agreed, time, details, location, way }: Omit<OrderDraft, 'uid' | 'cart'>,
  { key, attempts }: Pick<OrderTry, 'key' | 'attempts'>,
): PlaceOrderRequest =>
  v.parse(PlaceOrderRequestSchema, {
    idempotencyKey: key,
    attempt: attempts,
    version: agreed.version,
    agreedTotal: agreed.total,
    lines: agreed.lines,
    promoCode: agreed.promo,
    ...time,
    language: pageLanguage,
    customer: details,
    location,
    paymentMethod: way,
  } satisfies Record<keyof PlaceOrderRequest, unknown>);

export interface PlaceOrderServices {
  bus: ShopBus;
  send: SendOrder;
  idToken: IdToken;
  storage: Pick<CheckoutStorage, 'tryOf' | 'typed' | 'lastDelivery'>;
  newKey: () => string;
  storedCart: () => StoredCart;
  placed: Store<PlacedOrder | null>;
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  online: () => boolean;
  now: () => number;
  follow: (trackingKey: string) => void;
  openChat: (order: Order) => boolean;
  /** Redirects the browser to the payment. May fail, because the success screen links there too. */
  goToPay: (orderId: string) => Promise<unknown>;
  /** Reports that the page's shop data are stale, with the revision that is newer, if known. */
  shopHasChanged: (revision: number | null) => void;
}

// Refusals that an up-to-date page would have prevented, so the shop data are read again.
const aboutShop: ReadonlySet<Refusal['code']> = new Set([
  'dish-unavailable',
  'choice-refused',
  'promo-refused',
  'closed',
  'paused',
  'slot-refused',
  'pickup-refused',
]);

// How long (ms) after a press an existing order counts as the result of that press.
const freshFor = 30 * 60_000;

/** Places an order exactly once across presses and tabs, for the agreed total. Never rejects. */
export function createPlaceOrder(services: PlaceOrderServices): PlaceOrder {
  let inFlight: Promise<PlaceOutcome> | null = null;

  const unlessOffline = (kind: 'unsure' | 'failed'): PlaceOutcome => ({
    kind: services.online() ? kind : 'offline',
  });

  async function attempt(draft: OrderDraft): Promise<PlaceOutcome> {
    // Another tab may have ordered or changed this cart while this one waited for the lock.
    if (!sameLines(draft.cart, services.storedCart())) return { kind: 'cart-changed' };
    const token = await services.idToken();
    if (token === null) return { kind: 'signed-out', refusal: null };
    const tries = services.storage.tryOf(draft.uid);
    const before = tries.read() ?? {
      uid: draft.uid,
      key: services.newKey(),
      pressedAt: services.now(),
      unanswered: false,
      attempts: 0,
    };
    const current = { ...before, attempts: before.attempts + 1 };
    const request = writeRequest(draft, current);
    tries.write({ ...current, unanswered: true });
    const answer = await sendSigned(request, token);
    switch (answer.kind) {
      case 'lost':
      case 'failed':
        // The failure concerns this request only. An earlier one without a response may have stored the
        // order.
        services.bus.emit('order/answer-lost', {});
        return unlessOffline(answer.kind === 'lost' || current.unanswered ? 'unsure' : 'failed');
      case 'waiting':
        tries.write(current);
        return answer;
      case 'refused':
        return refuse(answer.refusal, current, tries);
      case 'bill-changed':
        // No order was stored under this key, so the next press sends it again.
        tries.write(current);
        services.shopHasChanged(answer.change.revision);
        return answer;
      case 'order':
        tries.remove();
        return accept(answer, request, draft, current.pressedAt);
    }
  }

  /** Sends the order, and once more with a fresh token: an expired token does not mean an expired session. */
  async function sendSigned(request: PlaceOrderRequest, token: string): Promise<OrderAnswer> {
    const answer = await services.send(request, token);
    if (answer.kind !== 'refused' || answer.refusal.code !== 'unauthenticated') return answer;
    const fresh = await services.idToken('fresh');
    return fresh === null ? answer : services.send(request, fresh);
  }

  function refuse(refusal: Refusal, current: OrderTry, tries: Stored<OrderTry>): PlaceOutcome {
    // The key stays, because it prevents duplicate orders. It is dropped only if it belongs to another
    // account.
    const isAnothers = refusal.code === 'forbidden' && refusal.reason !== 'not-our-page';
    if (isAnothers) tries.remove();
    else tries.write(current);
    if (aboutShop.has(refusal.code)) services.shopHasChanged(null);
    return { kind: refusal.code === 'unauthenticated' ? 'signed-out' : 'refused', refusal };
  }

  function accept(
    { stored, isNew }: Extract<OrderAnswer, { kind: 'order' }>,
    request: PlaceOrderRequest,
    { uid, details, agreed, way }: OrderDraft,
    pressedAt: number,
  ): PlaceOutcome {
    const { order } = stored;
    const match = matchOrder(order, request);
    const ours =
      isNew || (match !== 'other-lines' && isInTime(pressedAt, freshFor, services.now()));
    if (!ours) return { kind: 'earlier', order };
    const otherDetails = !isNew && match === 'other-details';
    const placed = { ...stored, shownTotal: agreed.total, otherDetails };
    storeDelivered(services.storage, uid, details);
    services.placed.set(placed);
    if (order.trackingKey) services.follow(order.trackingKey);
    services.bus.emit('cart/clear-requested', {});
    services.bus.emit('order/placed', { orderId: order.orderId });
    services.bus.emit('session/name-requested', { name: cleanLine(details.name) });
    if (isUnpaid(order)) {
      if (way === 'online') void services.goToPay(order.orderId);
    } else if (!services.openChat(order)) services.placed.set({ ...placed, chatBlocked: true });
    return { kind: 'placed' };
  }

  return (draft) => {
    inFlight ??= services
      .alone(() => attempt(draft))
      .catch(() => unlessOffline('failed'))
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}
