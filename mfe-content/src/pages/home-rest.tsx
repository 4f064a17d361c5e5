import { Stack } from '@burger/shared/ui';
import { Cravings } from '../components/cravings';
import { ReviewForm } from '../components/review-form';
import { ReviewsPanel } from '../components/reviews-panel';
import { Section } from '../components/section';
import { VisitUs } from '../components/visit-us';
import { WhyBand } from '../components/why-band';
import { homeMessages } from '../home-messages';
import type { PublicReviews } from '../model/public-reviews';
import type { SubmitReview } from '../use-cases/submit-review';

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
