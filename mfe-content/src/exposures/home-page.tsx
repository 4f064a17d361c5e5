import type { Exposure } from '@burger/shared/contracts';
import { loadReviews, now, submitReview } from '../compose';
import { HomePage as View } from '../pages/home-page';

export const HomePage = () => (
  <View loadReviews={loadReviews} submitReview={submitReview} now={now} />
);

({ HomePage }) satisfies Exposure<'mfe-content', './HomePage'>;
