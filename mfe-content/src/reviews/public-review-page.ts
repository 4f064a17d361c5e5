import { restaurant } from '@burger/shared/restaurant';

/** Opens the public review page in a new window. Browsers may block it, so the view carries a link as well. */
export function openPublicReviewPage(): void {
  window.open(restaurant.links.googleReview, '_blank', 'noopener');
}
