import type { Feedback } from '@burger/shared/contracts';

/** A review on its way to the public page, kept in this browser under `pendingGoogleReview` (spec.md §3). */
export interface PendingReview {
  rating: number;
  text: string;
  customerName: string;
  customerEmail: string;
  /** ISO date and time. */
  timestamp: string;
  id: string;
}

/** The record of a review that the customer will paste on the public page. */
export const pendingReview = (review: Feedback, at: Date, id: string): PendingReview => ({
  rating: review.rating,
  text: review.text,
  customerName: review.name,
  customerEmail: review.email,
  timestamp: at.toISOString(),
  id,
});
