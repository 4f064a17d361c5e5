import type { ShopBus } from '@burger/shared/bus';
import {
  cleanLine,
  PlaceOrderRequestSchema,
  type PlaceOrderRequest,
} from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';
import { isUnpaid, type Order } from '@burger/shared/order';
import type { Stored } from '@burger/shared/storage';
import type { Store } from '@burger/shared/store';
import { isInTime } from '@burger/shared/times';
import * as v from 'valibot';
import { sameLines, type StoredCart } from '../cart/cart';
import { storeDelivered } from './details';
import { matchOrder } from './order-match';
import type { OrderTry, PlacedOrder } from './placed-order';
import type {
  IdToken,
  CheckoutStorage,
  OrderAnswer,
  OrderDraft,
  PlaceOrder,
  PlaceOutcome,
  Refusal,
  SendOrder,
} from './order-draft';

/** The body of `POST /api/orders`. Throws a ValiError when it does not fit; the page checks it first. */
export const writeRequest = (
  { agreed, time, details, location, way }: Omit<OrderDraft, 'uid' | 'cart'>,
  idempotencyKey: string,
): PlaceOrderRequest =>
  v.parse(PlaceOrderRequestSchema, {
    idempotencyKey,
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
  /** Sends the browser to where an order is paid, or not: its screen has the way there. */
  goToPay: (orderId: string) => Promise<unknown>;
  /** The shop is not as the page shows it, from this revision on where it is known. */
  shopHasChanged: (revision: number | null) => void;
}

// What the page would have known of, had it been up to date.
const aboutShop: ReadonlySet<Refusal['code']> = new Set([
  'dish-unavailable',
  'choice-refused',
  'promo-refused',
  'closed',
  'paused',
  'slot-refused',
  'pickup-refused',
]);

// An answer with an order that exists already is this press's own order only while the press is fresh.
const freshFor = 30 * 60_000;

/** Places an order once, however often and in however many tabs it is asked for, for what was agreed. Never rejects. */
export function createPlaceOrder(services: PlaceOrderServices): PlaceOrder {
  let inFlight: Promise<PlaceOutcome> | null = null;

  const unlessOffline = (kind: 'unsure' | 'failed'): PlaceOutcome => ({
    kind: services.online() ? kind : 'offline',
  });

  async function attempt(draft: OrderDraft): Promise<PlaceOutcome> {
    // Another tab may have placed or changed this very cart while this one waited.
    if (!sameLines(draft.cart, services.storedCart())) return { kind: 'cart-changed' };
    const token = await services.idToken();
    if (token === null) return { kind: 'signed-out', refusal: null };
    const tries = services.storage.tryOf(draft.uid);
    const before = tries.read();
    const current = before ?? {
      uid: draft.uid,
      key: services.newKey(),
      pressedAt: services.now(),
      unanswered: false,
    };
    const request = writeRequest(draft, current.key);
    tries.write({ ...current, unanswered: true });
    const answer = await sendSigned(request, token);
    switch (answer.kind) {
      case 'lost':
      case 'failed':
        // A server that fails now knows nothing of an earlier try that it never answered.
        services.bus.emit('order/answer-lost', {});
        return unlessOffline(answer.kind === 'lost' || current.unanswered ? 'unsure' : 'failed');
      case 'waiting':
        tries.write(current);
        return answer;
      case 'refused':
        return refuse(answer.refusal, current, tries);
      case 'bill-changed':
        // Nothing lies under the key, so it stays the key of this cart.
        tries.write(current);
        services.shopHasChanged(answer.change.revision);
        return answer;
      case 'order':
        tries.remove();
        return accept(answer, request, draft, current.pressedAt);
    }
  }

  /** A token that has just run out costs the customer nothing: the sign-in behind it may still be good. */
  async function sendSigned(request: PlaceOrderRequest, token: string): Promise<OrderAnswer> {
    const answer = await services.send(request, token);
    if (answer.kind !== 'refused' || answer.refusal.code !== 'unauthenticated') return answer;
    const fresh = await services.idToken('fresh');
    return fresh === null ? answer : services.send(request, fresh);
  }

  function refuse(refusal: Refusal, current: OrderTry, tries: Stored<OrderTry>): PlaceOutcome {
    // The key stays: under it nothing can be stored twice. Only a key that is another account's is of no use.
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
    const otherDetails = match === 'other-details';
    const placed = { ...stored, shownTotal: agreed.total, otherDetails };
    storeDelivered(services.storage, uid, details);
    services.placed.set(placed);
    // Before any tab sees the empty cart.
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
