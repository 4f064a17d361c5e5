import type { ApiError, BillChange, PlaceOrderRequest } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';

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
