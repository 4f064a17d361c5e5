import { sessionText, storageKeys, localText } from './stored-text';

/** Storage keys of personal data, deleted at sign-out. Their formats are shared with other package versions. */
export const personKeys = {
  /** Last delivery details `{ uid, details }`, in local storage. */
  lastDelivery: 'burger.last-delivery',
  /** Details typed at the checkout in the same format, in session storage. */
  checkoutDetails: 'burger.checkout-details',
  /** The customer's location, in local storage. */
  location: 'burger.location',
  /** A review to be posted publicly, with its author's name and email, in local storage (spec.md §3). */
  pendingReview: 'pendingGoogleReview',
} as const;

export function forgetPerson(): void {
  const { placedOrder, usual, cachedOrders } = storageKeys;
  for (const key of [...Object.values(personKeys), placedOrder, usual, cachedOrders]) {
    localText(key).remove();
    sessionText(key).remove();
  }
}
