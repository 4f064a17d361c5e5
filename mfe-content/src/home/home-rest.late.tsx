import { Stack } from '@burger/shared/ui';
import { Cravings } from './category-teasers';
import { ReviewForm } from '../reviews/review-form';
import { ReviewsPanel } from '../reviews/reviews';
import { Section } from '../parts/section';
import { VisitUs } from './visit-us';
import { WhyBand } from './reasons';
import { homeMessages } from './messages';
import type { PublicReviews } from '../reviews/reviews-api';
import type { SubmitReview } from '../reviews/submit-review';

export interface HomeRestPorts {
  loadReviews: () => Promise<PublicReviews>;
  submitReview: SubmitReview;
}

/** The home page below its first screen: what there is, why, what others say, and where we are. */
export const HomeRest = ({ loadReviews, submitReview }: HomeRestPorts) => (
  <>
    <Cravings />
    <WhyBand />
    <Section title={homeMessages.reviews.title}>
      <Stack $gap={4}>
        <ReviewsPanel loadReviews={loadReviews} />
        <ReviewForm submitReview={submitReview} />
      </Stack>
    </Section>
    <VisitUs />
  </>
);
