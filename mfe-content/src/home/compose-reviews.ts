import { copyText } from '../parts/clipboard';
import { keepPendingReview } from '../reviews/pending-review-store';
import { openPublicReviewPage } from '../reviews/public-review-page';
import { getReviews, postFeedback } from '../parts/site-api';
import { createSubmitReview } from '../reviews/submit-review';

export const loadReviews = () => getReviews();

export const submitReview = createSubmitReview({
  keepPending: keepPendingReview,
  copy: copyText,
  openPublicPage: openPublicReviewPage,
  sendFeedback: (review) => postFeedback(review),
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
});
