import { copyText } from './gateways/clipboard';
import { keepPendingReview } from './gateways/pending-review-store';
import { openPublicReviewPage } from './gateways/public-review-page';
import { getReviews, postFeedback } from './gateways/site-api';
import { createSubmitReview } from './use-cases/submit-review';

export const loadReviews = () => getReviews();

export const submitReview = createSubmitReview({
  keepPending: keepPendingReview,
  copy: copyText,
  openPublicPage: openPublicReviewPage,
  sendFeedback: (review) => postFeedback(review),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
});
