import type { ShopBus } from '@burger/shared/bus';
import type {
  ApiError,
  Cart,
  Coordinates,
  Order,
  PlaceOrderRequest,
} from '@burger/shared/contracts';
import type { Paise } from '@burger/shared/pricing';
import { sameContents } from '../model/cart';
import type { Cell } from '../model/cell';
import type { Details } from '../model/delivery-details';
import { matchOrder } from '../model/order-match';
import { writeRequest } from '../model/order-request';
import type { OrderTry } from '../model/order-try';
import type { PlacedOrder } from '../model/placed-order';
import type { IdToken, KeptRecord, OrderAnswer, SendOrder } from '../ports';

export interface OrderDraft {
  uid: string;
  cart: Cart;
  details: Details;
  location: Coordinates;
  /** The total that the customer sees, in paise. */
  shownTotal: Paise;
}

/** What came of a press. `earlier`: an older try of this cart's key had stored another order, so this one was not placed. */
export type PlaceOutcome =
  | { kind: 'placed'; placed: PlacedOrder }
  | { kind: 'earlier'; order: Order }
  | { kind: 'refused'; refusal: ApiError['error'] }
  | { kind: 'signed-out'; message: string | null }
  | { kind: 'cart-changed' }
  | { kind: 'offline' }
  | { kind: 'failed' };

export type PlaceOrder = (draft: OrderDraft) => Promise<PlaceOutcome>;

export interface PlaceOrderPorts {
  bus: ShopBus;
  send: SendOrder;
  idToken: IdToken;
  tries: (uid: string) => KeptRecord<OrderTry>;
  newKey: () => string;
  /** The cart as all tabs share it now. */
  storedCart: () => Cart;
  placed: Cell<PlacedOrder | null>;
  /** Runs one at a time across tabs. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  online: () => boolean;
  /** ms since epoch. */
  now: () => number;
  /** Keeps where the order goes, for the next one. */
  delivered: (uid: string, details: Details) => void;
}

// An answer with an order that exists already is this press's own order only while the press is fresh.
const freshFor = 30 * 60_000;

/** Places an order once, however often and in however many tabs it is asked for. Never rejects. */
export function createPlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  let inFlight: Promise<PlaceOutcome> | null = null;

  const lost = (): PlaceOutcome => (ports.online() ? { kind: 'failed' } : { kind: 'offline' });

  async function attempt(draft: OrderDraft): Promise<PlaceOutcome> {
    // Another tab may have placed or changed this very cart while this one waited.
    if (!sameContents(draft.cart, ports.storedCart())) return { kind: 'cart-changed' };
    const token = await ports.idToken();
    if (token === null) return { kind: 'signed-out', message: null };
    const tries = ports.tries(draft.uid);
    const before = tries.read();
    const current = before ?? {
      uid: draft.uid,
      key: ports.newKey(),
      pressedAt: ports.now(),
      unanswered: false,
    };
    const request = writeRequest(draft, current.key);
    tries.keep({ ...current, unanswered: true });
    const answer = await sendSigned(request, token);
    if (answer.kind === 'lost') return lost();
    if (answer.kind === 'refused') return refuse(answer.refusal, current, tries);
    tries.forget();
    return accept(answer, request, draft, current.pressedAt);
  }

  /** A token that has just run out costs the customer nothing: the sign-in behind it may still be good. */
  async function sendSigned(request: PlaceOrderRequest, token: string): Promise<OrderAnswer> {
    const answer = await ports.send(request, token);
    if (answer.kind !== 'refused' || answer.refusal.code !== 'unauthenticated') return answer;
    const fresh = await ports.idToken('fresh');
    return fresh === null ? answer : ports.send(request, fresh);
  }

  function refuse(
    refusal: ApiError['error'],
    current: OrderTry,
    tries: KeptRecord<OrderTry>,
  ): PlaceOutcome {
    // The key stays: under it nothing can be stored twice. Only a key that is another account's is of no use.
    if (refusal.code === 'forbidden') tries.forget();
    else tries.keep(current);
    if (refusal.code === 'unauthenticated') return { kind: 'signed-out', message: refusal.message };
    return { kind: 'refused', refusal };
  }

  function accept(
    { order, isNew }: Extract<OrderAnswer, { kind: 'order' }>,
    request: PlaceOrderRequest,
    { uid, details, shownTotal }: OrderDraft,
    pressedAt: number,
  ): PlaceOutcome {
    const match = matchOrder(order, request);
    const ours = isNew || (match !== 'other-dishes' && ports.now() - pressedAt < freshFor);
    if (!ours) return { kind: 'earlier', order };
    const placed = { order, shownTotal, otherDetails: match === 'other-details' };
    ports.delivered(uid, details);
    ports.placed.set(placed);
    ports.bus.emit('cart/clear-requested', {});
    ports.bus.emit('order/placed', { orderId: order.orderId });
    return { kind: 'placed', placed };
  }

  return (draft) => {
    inFlight ??= ports
      .alone(() => attempt(draft))
      .catch(lost)
      .finally(() => {
        inFlight = null;
      });
    return inFlight;
  };
}
