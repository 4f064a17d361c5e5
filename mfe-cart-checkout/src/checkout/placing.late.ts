import { randomKey } from '@burger/shared/device';
import { storeTrack } from '@burger/shared/track';
import { lazyOnline } from '../paying/late-online';
import { chatLink } from '../placing/chat';
import { idToken, ordersApi } from '../placing/orders-api';
import { createPlaceOrder, type PlaceOrderServices } from '../placing/place-order';
import type { PlaceOrder } from '../placing/order-draft';

// What sends an order comes in one piece with what shows it, so that none is stored that cannot be shown.
export { BillChange } from '../placing/bill-change';
export { SuccessView } from '../placed/success';
// Read by who opens the kitchen's card, so its first touch is early enough.
export { SpecialDays } from './special-days';

const longest = 25_000;

/** Runs one at a time across the tabs of this site, where the browser can hold such a lock. */
export function aloneAcrossTabs<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  return locks.request('burger.place-order', { signal: AbortSignal.timeout(longest) }, run);
}

/** Answers whether the browser opened it: Safari does so in a press only, and the answer to an order comes after it. */
export function openWindow(link: string): boolean {
  // With `noopener` the answer would be the same either way.
  const opened = window.open(link, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}

type OfPage = 'bus' | 'storage' | 'placed' | 'storedCart' | 'shopHasChanged';

export const createPlacing = (page: Pick<PlaceOrderServices, OfPage>): PlaceOrder =>
  createPlaceOrder({
    ...page,
    send: ordersApi(),
    idToken,
    newKey: randomKey,
    alone: aloneAcrossTabs,
    online: () => navigator.onLine,
    now: Date.now,
    follow: storeTrack,
    goToPay: async (orderId) => {
      // Without its code, or an answer, the order's own screen leads there.
      const code = await lazyOnline.load().catch(() => null);
      await code?.goToPay(orderId);
    },
    openChat: (order) => openWindow(chatLink(order)),
  });
