import type { Feedback } from '@burger/shared/contracts';
import { pendingReview, type PendingReview } from './kept-review';
import { goesPublic } from './review';

export interface ReviewPorts {
  keepPending: (review: PendingReview) => void;
  copy: (text: string) => Promise<void>;
  openPublicPage: () => void;
  sendFeedback: (review: Feedback) => Promise<void>;
  now: () => Date;
  newId: () => string;
}

/** public: kept, and copied unless the clipboard refused. private: mailed to the owner. */
export type ReviewOutcome = { kind: 'public'; copied: boolean } | { kind: 'private' };

/** Hands a checked review on, by its rating (spec.md §4). Rejects when the owner's mail could not be sent. */
export type SubmitReview = (review: Feedback) => Promise<ReviewOutcome>;

export function createSubmitReview(ports: ReviewPorts): SubmitReview {
  return async (review) => {
    if (!goesPublic(review.rating)) {
      await ports.sendFeedback(review);
      return { kind: 'private' };
    }
    ports.keepPending(pendingReview(review, ports.now(), ports.newId()));
    const copied = await ports.copy(review.text).then(
      () => true,
      () => false,
    );
    ports.openPublicPage();
    return { kind: 'public', copied };
  };
}
