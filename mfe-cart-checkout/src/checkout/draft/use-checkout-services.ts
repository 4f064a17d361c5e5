import type { BilledTo, PromoRequest } from '@burger/shared/contracts';
import type { OrderTimes, TimedOrder } from '@burger/shared/hours/order-times';
import type { Store } from '@burger/shared/platform/use-store';
import { createContext, useContext } from 'react';
import type { PlacedOrder } from './placed-order';
import type { CheckoutStorage, PlaceOrder } from './order-draft';

export interface CheckoutServices {
  /** The order on the success screen; it survives a reload of this tab. */
  placed: Store<PlacedOrder | null>;
  storage: CheckoutStorage;
  placeOrder: PlaceOrder;
  /** Returns why a promo code does not apply. Defaults to the request in the lazy chunk for promo codes. */
  askPromo?: (request: PromoRequest) => Promise<string | null>;
  /** Returns when the restaurant can serve an order, or null if unknown. Never rejects. */
  readTimes: (order: TimedOrder) => Promise<OrderTimes | null>;
  /**
   * Returns the business on the customer's newest order with one. Defaults to the request in the lazy chunk
   * for business fields. Never rejects.
   */
  readBilledTo?: () => Promise<BilledTo | null>;
}

export const CheckoutContext = createContext({} as CheckoutServices);
export const useCheckoutServices = (): CheckoutServices => useContext(CheckoutContext);
