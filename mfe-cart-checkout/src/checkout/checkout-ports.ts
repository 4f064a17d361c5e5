import type { Kept, KeptText } from '@burger/shared/storage';
import type { Store } from '@burger/shared/store';
import type { KeptDetails } from '../placing/details';
import type { OrderTry } from '../placing/order-try';
import type { PlaceOrder } from '../placing/place-order';
import type { PlacedOrder } from '../placing/placed-order';

/** What the checkout reads, and does everything through, beside the cart's ports. */
export interface CheckoutServices {
  /** The order that the success screen shows, also after a reload of this tab. */
  placed: Store<PlacedOrder | null>;
  kept: KeptAtCheckout;
  placeOrder: PlaceOrder;
  /** Half hours without room, by their starts in ms; null where that cannot be had. Never rejects. */
  readFullSlots: () => Promise<ReadonlySet<number> | null>;
  /** Opens a window for the chat; answers whether the browser did. */
  openWindow: (link: string) => boolean;
}

/** What the browser keeps for the checkout. */
export interface KeptAtCheckout {
  placed: Kept<unknown>;
  /** What is being typed, for this tab. */
  typed: Kept<KeptDetails>;
  /** Where the last order went. */
  lastDelivery: Kept<KeptDetails>;
  /** `pickup` where orders are collected. */
  orderKind: KeptText;
  /** Start of the half hour that was chosen (ISO). */
  slot: KeptText;
  /** The customer's try to place an order that has not been answered with one yet. */
  tryOf: (uid: string) => Kept<OrderTry>;
}
