import { bus } from '@burger/shared/bus';
import { keepTrack } from '@burger/shared/track';
import { distances, shopHasChanged, storedCart } from './wiring';
import { idToken } from './placing/firebase';
import { ordersApi } from './placing/orders-api';
import { randomKey } from './placing/device';
import { aloneAcrossTabs } from './placing/tab-lock';
import type { CheckoutPorts } from './checkout/checkout-ports';
import { createPlaceOrder, type PlaceOrder } from './placing/place-order';
import { keepDelivered } from './placing/remember-details';

export const composePlacing = ({
  placed,
  kept,
}: Pick<CheckoutPorts, 'placed' | 'kept'>): PlaceOrder =>
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
