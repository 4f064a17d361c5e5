import type { Feedback } from '@burger/shared/contracts';
import { onDevice, personKeys } from '@burger/shared/storage';

/** Keeps a review on its way to the public page (spec.md §3); a full or forbidden storage costs the copy only. */
export function keepReview({ rating, text, name, email }: Feedback): void {
  const pending = {
    rating,
    text,
    customerName: name,
    customerEmail: email,
    timestamp: new Date().toISOString(),
    id: crypto.randomUUID(),
  };
  onDevice(personKeys.pendingReview).write(JSON.stringify(pending));
}
