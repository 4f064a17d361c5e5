import { bus } from '@burger/shared/bus';
import { keepTrack } from '@burger/shared/track';
import { distances, shopHasChanged, storedCart } from './compose';
import { idToken } from './gateways/id-token';
import { ordersApi } from './gateways/orders-api';
import { randomKey } from './gateways/random-key';
import { aloneAcrossTabs } from './gateways/tab-lock';
import type { CheckoutPorts } from './use-cases/checkout-ports';
import { createPlaceOrder, type PlaceOrder } from './use-cases/place-order';
import { keepDelivered } from './use-cases/remember-details';

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
