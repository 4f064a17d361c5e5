import { bus } from '@burger/shared/bus';
import { keepTrack } from '@burger/shared/track';
import type { CheckoutServices } from './checkout/checkout-ports';
import { randomKey } from './placing/device';
import { idToken } from './placing/firebase';
import { ordersApi } from './placing/orders-api';
import { createPlaceOrder, type PlaceOrder } from './placing/place-order';
import { keepDelivered } from './placing/remember-details';
import { aloneAcrossTabs } from './placing/tab-lock';
import { distances, shopHasChanged, storedCart } from './wiring';

export const composePlacing = ({
  placed,
  kept,
}: Pick<CheckoutServices, 'placed' | 'kept'>): PlaceOrder =>
  createPlaceOrder({
    bus,
    placed,
    tries: kept.tryOf,
    delivered: (uid, details) => keepDelivered(kept, uid, details),
    follow: keepTrack,
    send: ordersApi(),
    idToken,
    newKey: randomKey,
    storedCart,
    alone: aloneAcrossTabs,
    online: () => navigator.onLine,
    now: Date.now,
    settleWay: distances.settle,
    shopHasChanged,
  });
