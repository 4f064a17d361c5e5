import { randomKey } from '@burger/shared/platform/device';
import { storeTrack } from '@burger/shared/order/tracking';
import { lazyOnline } from './paying/lazy-online';
import { chatLink } from './placing/chat';
import { idToken, ordersApi } from './placing/orders-api';
import { createPlaceOrder, type PlaceOrderServices } from './placing/place-order';
import type { PlaceOrder } from './draft/order-draft';

// Sending an order and showing it share one chunk, so that no order is stored that cannot be shown.
export { BillChange } from './placing/bill-change';
export { SuccessView } from './placed/success';
// In this chunk, because it loads on the first input: early enough for opening the kitchen card.
export { SpecialDays } from './when/special-days';

const longest = 25_000;

/** Runs one call at a time across the tabs of this site, if the browser supports Web Locks. */
export function aloneAcrossTabs<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  return locks.request('burger.place-order', { signal: AbortSignal.timeout(longest) }, run);
}

/**
 * Opens a window and returns whether it opened. Safari blocks it, because the order response arrives after
 * the user gesture.
 */
export function openWindow(link: string): boolean {
  // With `noopener`, `window.open` returns null even on success.
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
      // If the redirect fails, the success screen of the order still links to the payment.
      const code = await lazyOnline.load().catch(() => null);
      await code?.goToPay(orderId);
    },
    openChat: (order) => openWindow(chatLink(order)),
  });
