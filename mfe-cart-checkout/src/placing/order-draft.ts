import type {
  ApiError,
  BillChange,
  Cart,
  Coordinates,
  PlaceOrderRequest,
  Shop,
  LineInput,
} from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import type { Order } from '@burger/shared/order';
import type { Bill, Paise } from '@burger/shared/pricing';
import type { Stored, StoredText } from '@burger/shared/storage';
import { orderable } from '../cart/cart';
import type { Details, DetailsStorage } from './details';
import type { OrderTry } from './placed-order';

export interface SeenBill {
  cart: Cart;
  bill: Bill;
}

export function seenAfter({ cart }: SeenBill, { bill, promo, lines }: BillChange): SeenBill {
  const changes = new Map(lines.map((line) => [line.lineId, line]));
  const seen = cart.lines.map((line) => {
    const change = changes.get(line.lineId);
    if (!change) return line;
    return { ...line, price: change.problem ? 0 : (change.now ?? 0), problem: change.problem };
  });
  return { cart: { lines: seen, total: bill.subtotal, promo }, bill };
}

export interface Agreement {
  /** The published document that the bill was made by. */
  version: string;
  lines: readonly LineInput[];
  promo: string | null;
  total: Paise;
}

/** A new bill that is asked about: what was seen, what the server says, and what a press would agree to. */
export interface AskedBill {
  seen: SeenBill;
  change: BillChange;
  next: Agreement;
}

/** What the page shows now: the lines that can be ordered, for what the bill comes to. */
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

/** What was asked for, on the terms that the server has answered with. */
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
 * What came of a press. `bill-changed`: nothing is stored, and the new bill is asked about. `earlier`: an older try
 * under this cart's key had stored another order, so this one was not placed. `unsure`: whether it was placed is not known.
 * `waiting`: it is not placed yet, because many orders came before it.
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

/** An order that the server has stored: read, and the document as it was answered, to be kept. */
export interface StoredOrder {
  order: Order;
  document: unknown;
}

export type Refusal = ApiError['error'] & {
  /** Where a time was refused: the first one that can still be had (ISO), null where it is as soon as possible. */
  next?: string | null;
};

/** failed: the server says that it failed. lost: nobody knows whether the order was stored. */
export type OrderAnswer =
  | { kind: 'order'; stored: StoredOrder; isNew: boolean }
  | { kind: 'bill-changed'; change: BillChange }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed' }
  | { kind: 'waiting' }
  | { kind: 'lost' };

export type SendOrder = (request: PlaceOrderRequest, idToken: string) => Promise<OrderAnswer>;

/** The customer's ID token, null when nobody is signed in; `fresh`: not the one that was just refused. */
export type IdToken = (which?: 'fresh') => Promise<string | null>;

export interface CheckoutStorage extends DetailsStorage {
  placed: Stored<unknown>;
  orderKind: StoredText;
  slot: StoredText;
  /** The customer's try to place an order that has not been answered with one yet. */
  tryOf: (uid: string) => Stored<OrderTry>;
}
