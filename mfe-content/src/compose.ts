import { bus } from '@burger/shared/bus';
import { restaurant } from '@burger/shared/restaurant';
import { copyText } from './gateways/clipboard';
import { keepPendingReview } from './gateways/pending-review-store';
import { openPublicReviewPage } from './gateways/public-review-page';
import { getReviews, postContact, postFeedback, postNewsletter } from './gateways/site-api';
import { createClaimOffer } from './use-cases/claim-offer';
import { createSendMessage } from './use-cases/send-message';
import { createSubmitReview } from './use-cases/submit-review';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The time of day; asked only once a page runs in a browser. */
export const now = () => new Date();

export const loadReviews = () => getReviews();

export const submitReview = createSubmitReview({
  keepPending: keepPendingReview,
  copy: copyText,
  openPublicPage: openPublicReviewPage,
  sendFeedback: (review) => postFeedback(review),
  now,
  newId: () => crypto.randomUUID(),
});

export const sendMessage = createSendMessage((message) => postContact(message), wait);

export const subscribe = (email: string) => postNewsletter(email);

export const claimOffer = createClaimOffer(bus, copyText, restaurant.promos);
