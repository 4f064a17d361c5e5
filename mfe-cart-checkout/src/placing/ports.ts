import type {
  ApiError,
  BillChange,
  Cart,
  Coordinates,
  PlaceOrderRequest,
} from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import type { Kept, KeptText } from '@burger/shared/storage';
import type { Agreement } from './agreement';
import type { Details, KeptDetails } from './details';
import type { OrderTry } from './placed-order';

export type AgreedTime = Pick<PlaceOrderRequest, 'kind' | 'slot' | 'agreedUntil'>;

export interface OrderDraft {
  uid: string;
  /** The cart that is shown, with what cannot be ordered of it. */
  cart: Cart;
  agreed: Agreement;
  time: AgreedTime;
  details: Details;
  location: Coordinates | null;
}

/**
 * What came of a press. `bill-changed`: nothing is stored, and the new bill is asked about. `earlier`: an older try
 * under this cart's key had stored another order, so this one was not placed. `unsure`: whether it was placed is not known.
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
  | { kind: 'failed' };

export type PlaceOrder = (draft: OrderDraft) => Promise<PlaceOutcome>;

/** An order that the server has stored: read, and the document as it was answered, to be kept. */
export interface StoredOrder {
  order: Order;
  document: unknown;
}

/** What the server says about an order that it did not store. */
export type Refusal = ApiError['error'] & {
  /** Where a time was refused: the first one that can still be had (ISO), null where it is as soon as possible. */
  next?: string | null;
};

/**
 * bill-changed: nothing is stored, and the bill would be another one. failed: the server says that it failed.
 * lost: nobody knows whether the order was stored.
 */
export type OrderAnswer =
  | { kind: 'order'; stored: StoredOrder; isNew: boolean }
  | { kind: 'bill-changed'; change: BillChange }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed' }
  | { kind: 'lost' };

/** Sends an order. Never rejects. */
export type SendOrder = (request: PlaceOrderRequest, idToken: string) => Promise<OrderAnswer>;

/** The customer's ID token, null when nobody is signed in; `fresh`: not the one that was just refused. */
export type IdToken = (which?: 'fresh') => Promise<string | null>;

export interface KeptAtCheckout {
  placed: Kept<unknown>;
  typed: Kept<KeptDetails>;
  lastDelivery: Kept<KeptDetails>;
  /** `pickup` where orders are collected. */
  orderKind: KeptText;
  slot: KeptText;
  /** The customer's try to place an order that has not been answered with one yet. */
  tryOf: (uid: string) => Kept<OrderTry>;
}
