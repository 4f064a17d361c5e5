import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/ui';
import { Favourites } from '../components/favourites';
import { Hero } from '../components/hero';
import { CardRow, IconCard } from '../components/icon-card';
import { ReviewForm } from '../components/review-form';
import { ReviewsPanel } from '../components/reviews-panel';
import { Section } from '../components/section';
import { VisitUs } from '../components/visit-us';
import { features } from '../content/features';
import { homeMessages } from '../messages';
import type { PublicReviews } from '../model/public-reviews';
import type { SubmitReview } from '../use-cases/submit-review';

const Halves = styled.div`
  display: grid;
  gap: ${space(4)};
  ${from.desktop} {
    grid-template-columns: 1.1fr 1fr;
    gap: ${space(6)};
    align-items: start;
  }
`;

export interface HomePorts {
  loadReviews: () => Promise<PublicReviews>;
  submitReview: SubmitReview;
  now: () => Date;
}

/** The front door: hunger first, then what to order, what others say, and where we are. */
export const HomePage = ({ loadReviews, submitReview, now }: HomePorts) => (
  <>
    <Hero now={now} />
    <Favourites />
    <Section title={homeMessages.features}>
      <CardRow>
        {features.map((feature) => (
          <IconCard key={feature.title} {...feature} />
        ))}
      </CardRow>
    </Section>
    <Section title={homeMessages.reviews.title}>
      <Halves>
        <ReviewsPanel loadReviews={loadReviews} />
        <ReviewForm submitReview={submitReview} />
      </Halves>
    </Section>
    <VisitUs />
  </>
);
