import { onDevice, personKeys } from '@burger/shared/storage';
import type { PendingReview } from './kept-review';

/** Keeps the review in this browser. A full or forbidden storage costs the copy, not the review. */
export function keepPendingReview(review: PendingReview): void {
  onDevice(personKeys.pendingReview).write(JSON.stringify(review));
}
