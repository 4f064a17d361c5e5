import type { PromoRequest } from '@burger/shared/contracts';
import type { Store } from '@burger/shared/store';
import { createContext, useContext } from 'react';
import type { BilledTo } from '../placing/details';
import type { PlacedOrder } from '../placing/placed-order';
import type { CheckoutStorage, PlaceOrder } from '../placing/order-draft';

/** What the checkout reads, and does everything through, beside the cart's services. */
export interface CheckoutServices {
  /** The order that the success screen shows, also after a reload of this tab. */
  placed: Store<PlacedOrder | null>;
  storage: CheckoutStorage;
  placeOrder: PlaceOrder;
  /** Why a code does not hold; left out, the code that comes late asks the server. */
  askPromo?: (request: PromoRequest) => Promise<string | null>;
  /** Half hours without room, by their starts in ms; null where that cannot be had. Never rejects. */
  readFullSlots: () => Promise<ReadonlySet<number> | null>;
  /** The business that the customer's orders were billed to last; left out, the code that comes late asks the server. Never rejects. */
  readBilledTo?: () => Promise<BilledTo | null>;
}

export const CheckoutContext = createContext({} as CheckoutServices);
export const useCheckoutServices = (): CheckoutServices => useContext(CheckoutContext);
