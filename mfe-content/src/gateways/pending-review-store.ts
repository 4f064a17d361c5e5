import type { PendingReview } from '../model/pending-review';

const key = 'pendingGoogleReview';

/** Keeps the review in this browser. A full or forbidden storage costs the copy, not the review. */
export function keepPendingReview(review: PendingReview): void {
  try {
    localStorage.setItem(key, JSON.stringify(review));
  } catch {
    // The text is on the clipboard and in the form's thank-you view; there is nothing to tell the customer.
  }
}
