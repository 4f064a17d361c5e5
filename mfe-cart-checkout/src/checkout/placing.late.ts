import { keepTrack } from '@burger/shared/track';
import { chatLink } from '../placing/chat';
import { aloneAcrossTabs, openWindow, randomKey } from '../placing/device';
import { idToken, ordersApi } from '../placing/orders-api';
import { createPlaceOrder, type PlaceOrderPorts } from '../placing/place-order';
import type { PlaceOrder } from '../placing/ports';

// What sends an order comes in one piece with what shows it, so that none is stored that cannot be shown.
export { BillChange } from '../placing/bill-change';
export { SuccessView } from '../placed/success';

type OfPage = 'bus' | 'kept' | 'placed' | 'storedCart' | 'shopHasChanged';

export const createPlacing = (page: Pick<PlaceOrderPorts, OfPage>): PlaceOrder =>
  createPlaceOrder({
    ...page,
    send: ordersApi(),
    idToken,
    newKey: randomKey,
    alone: aloneAcrossTabs,
    online: () => navigator.onLine,
    now: Date.now,
    follow: keepTrack,
    openChat: (order) => openWindow(chatLink(order)),
  });
