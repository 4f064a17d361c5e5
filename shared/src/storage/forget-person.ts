import { sessionText, storageKeys, localText } from './stored-text';

/** Where something of a customer lies, for who signs out; older and newer packages keep the form of their texts. */
export const personKeys = {
  /** Where the last order went, `{ uid, details }`; on this device. */
  lastDelivery: 'burger.last-delivery',
  /** What was typed at the checkout, in the same form; in this tab. */
  checkoutDetails: 'burger.checkout-details',
  /** Where the customer is; on this device. */
  location: 'burger.location',
  /** A review on its way to the public page, with name and address of who wrote it; on this device (spec.md §3). */
  pendingReview: 'pendingGoogleReview',
} as const;

export function forgetPerson(): void {
  const { placedOrder, usual, seenOrders } = storageKeys;
  for (const key of [...Object.values(personKeys), placedOrder, usual, seenOrders]) {
    localText(key).remove();
    sessionText(key).remove();
  }
}
