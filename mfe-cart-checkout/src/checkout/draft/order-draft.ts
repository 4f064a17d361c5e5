import type {
  ApiError,
  BillChange,
  Cart,
  Coordinates,
  PlaceOrderRequest,
  Shop,
  LineInput,
} from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/order/lines';
import type { Order } from '@burger/shared/order';
import type { Bill, Paise } from '@burger/shared/pricing';
import type { Stored, StoredText } from '@burger/shared/platform/storage';
import { orderable } from '../../cart/cart';
import type { Details, DetailsStorage } from './details';
import type { OrderTry } from './placed-order';

export interface DisplayedBill {
  cart: Cart;
  bill: Bill;
}

export function displayedAfter(
  { cart }: DisplayedBill,
  { bill, promo, lines }: BillChange,
): DisplayedBill {
  const changes = new Map(lines.map((line) => [line.lineId, line]));
  const displayed = cart.lines.map((line) => {
    const change = changes.get(line.lineId);
    if (!change) return line;
    return { ...line, price: change.problem ? 0 : (change.now ?? 0), problem: change.problem };
  });
  return { cart: { lines: displayed, total: bill.subtotal, promo }, bill };
}

export interface Agreement {
  /** Version of the published menu that the bill was computed with. */
  version: string;
  lines: readonly LineInput[];
  promo: string | null;
  total: Paise;
}

/**
 * A changed bill to confirm: the bill that was shown, the server's change to it, and what a press agrees to.
 */
export interface BillPrompt {
  displayed: DisplayedBill;
  change: BillChange;
  next: Agreement;
}

/** Returns the cart lines that can be ordered and the total currently displayed. */
export const agreementOn = (
  cart: Cart,
  bill: Bill,
  { version }: Pick<Shop, 'version'>,
): Agreement => ({
  version,
  lines: orderable(cart),
  promo: cart.promo,
  total: bill.total,
});

export function agreementAfter(
  before: Agreement,
  { version, promo, bill, lines }: BillChange,
): Agreement {
  const gone = new Set(lines.filter(({ problem }) => problem).map(({ lineId }) => lineId));
  return {
    version,
    lines: before.lines.filter((line) => !gone.has(lineIdOf(line))),
    promo,
    total: bill.total,
  };
}

export type AgreedTime = Pick<PlaceOrderRequest, 'kind' | 'slot' | 'agreedUntil'>;

export interface OrderDraft {
  uid: string;
  cart: Cart;
  agreed: Agreement;
  time: AgreedTime;
  details: Details;
  location: Coordinates | null;
  way: PlaceOrderRequest['paymentMethod'];
}

/**
 * The outcome of a press.
 * - `bill-changed`: nothing is stored; the new bill needs confirmation.
 * - `earlier`: the cart's key belongs to an older, different order, so nothing was placed.
 * - `unsure`: whether the order is stored is unknown.
 * - `waiting`: not placed yet, because many other orders are in progress.
 */
export type PlaceOutcome =
  | { kind: 'placed' }
  | { kind: 'bill-changed'; change: BillChange }
  | { kind: 'earlier'; order: Order }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'signed-out'; refusal: Refusal | null }
  | { kind: 'cart-changed' }
  | { kind: 'offline' }
  | { kind: 'unsure' }
  | { kind: 'waiting' }
  | { kind: 'failed' };

export type PlaceOrder = (draft: OrderDraft) => Promise<PlaceOutcome>;

/** A stored order: the parsed order, and its raw document for sessionStorage. */
export interface StoredOrder {
  order: Order;
  document: unknown;
}

export type Refusal = ApiError['error'] & {
  /** After a rejected time slot: the first available slot (ISO), or null for as soon as possible. */
  next?: string | null;
  /** When the kitchen can have the order ready (ISO), after a rejected time. */
  readyAt?: string;
};

/**
 * The server's answer to an order. `failed`: it reported a failure. `lost`: whether the order was stored is
 * unknown.
 */
export type OrderAnswer =
  | { kind: 'order'; stored: StoredOrder; isNew: boolean }
  | { kind: 'bill-changed'; change: BillChange }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed' }
  | { kind: 'waiting' }
  | { kind: 'lost' };

export type SendOrder = (request: PlaceOrderRequest, idToken: string) => Promise<OrderAnswer>;

/** Returns the customer's ID token, or null when signed out; `fresh` forces a refresh. */
export type IdToken = (which?: 'fresh') => Promise<string | null>;

export interface CheckoutStorage extends DetailsStorage {
  placed: Stored<unknown>;
  orderKind: StoredText;
  slot: StoredText;
  /** The customer's last attempt to place an order that has not led to an order yet. */
  tryOf: (uid: string) => Stored<OrderTry>;
}
