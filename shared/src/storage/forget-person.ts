import { inTab, keptKeys, onDevice } from './kept-text';

/**
 * Keys under which something of a customer lies, known beyond the package that keeps it: whoever signs out leaves nothing
 * there. The texts of a package that is older or newer keep their form.
 */
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

/** Forgets on this device, and in this tab, what was the customer's. */
export function forgetPerson(): void {
  const { placedOrder, usual, seenOrders } = keptKeys;
  for (const key of [...Object.values(personKeys), placedOrder, usual, seenOrders]) {
    onDevice(key).remove();
    inTab(key).remove();
  }
}
