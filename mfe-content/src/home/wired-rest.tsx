import { loadReviews, submitReview } from './compose-reviews';
import { HomeRest as View } from './home-rest.late';

/** The home page from the reviews on, joined to the gateways. */
export const HomeRest = () => <View loadReviews={loadReviews} submitReview={submitReview} />;
