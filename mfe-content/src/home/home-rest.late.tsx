import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, Container, from, Picture, radius, size, space, Stack } from '@burger/shared/ui';
import { useId } from 'react';
import { Points } from '../parts/points';
import { Section } from '../parts/section';
import { postFeedback } from '../parts/site-api';
import { reviewMessages } from '../reviews/messages';
import { createSubmitReview, type SubmitReview } from '../reviews/review';
import { ReviewForm } from '../reviews/review-form';
import { Reviews } from '../reviews/reviews';
import { getReviews, keepReview, type PublicReviews } from '../reviews/reviews-api';
import { AreaMap } from '../visit/area-map';
import { VisitInfo } from '../visit/visit-info';
import { CategoryTeasers } from './category-teasers';
import { homeMessages, reasonsText, useHomeText } from './messages';

const handOn = createSubmitReview({
  owner: postFeedback,
  device: keepReview,
  clipboard: async (text) => navigator.clipboard.writeText(text),
  // Browsers may block it, so the view carries a link as well.
  publicPage: () => window.open(restaurant.links.googleReview, '_blank', 'noopener'),
});

const Night = styled.section`
  background: ${color.night};
  color: ${color.onNight};
`;

const Halves = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(5)};
  ${from.desktop} {
    grid-template-columns: 1.05fr 1fr;
    gap: ${space(8)};
    align-items: center;
    padding-block: ${space(8)};
  }
`;

const Shown = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.card};
  overflow: hidden;
  ${from.desktop} {
    aspect-ratio: 5 / 4;
  }
`;

const Title = styled.h2`
  font-size: ${size.xxl};
  ${from.desktop} {
    font-size: ${size.xxxl};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  padding: 0;
  list-style: none;
  svg {
    padding: ${space(1.25)};
  }
  p {
    color: ${color.onNightSoft};
  }
`;

function Reasons() {
  const id = useId();
  const { picture, reasons, title } = reasonsText;
  return (
    <Night aria-labelledby={id}>
      <Halves>
        <Shown>
          <Picture {...picture} sizes="(min-width: 64rem) 55rem, 130vw" />
        </Shown>
        <div>
          <Title id={id}>{title}</Title>
          <List>
            <Points of={reasons} />
          </List>
        </div>
      </Halves>
    </Night>
  );
}

export const HomeRest = ({
  loadReviews = getReviews,
  submitReview = handOn,
}: {
  loadReviews?: () => Promise<PublicReviews>;
  submitReview?: SubmitReview;
}) => (
  <>
    <CategoryTeasers />
    <Reasons />
    <Section title={reviewMessages.title}>
      <Stack $gap={4}>
        <Reviews loadReviews={loadReviews} />
        <ReviewForm submitReview={submitReview} />
      </Stack>
    </Section>
    <Section title={homeMessages.visit.title} lead={useHomeText().visit}>
      <VisitInfo map={<AreaMap />} />
    </Section>
  </>
);
