import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Notice, Skeleton, space, Stack } from '@burger/shared/ui';
import { homeMessages } from '../home/messages';
import { shownReviews, type PublicReviews } from './reviews-api';
import { OutsideLink } from '../parts/outside-link';
import { ReviewCard } from './review-card';
import { ReviewRow } from './review-row';
import { ReviewScore } from './review-score';
import { useReviews } from './use-reviews';

const text = homeMessages.reviews;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 4rem;
`;

const Cards = ({ reviews }: { reviews: PublicReviews }) => (
  <ReviewRow role="group" aria-label={text.newest} tabIndex={0}>
    {reviews.reviews.slice(0, shownReviews).map((review) => (
      <ReviewCard key={`${review.author_name} ${review.time}`} review={review} />
    ))}
  </ReviewRow>
);

const Coming = () => (
  <ReviewRow aria-hidden>
    {Array.from({ length: shownReviews }, (_, place) => (
      <Skeleton key={place} $height="13rem" />
    ))}
  </ReviewRow>
);

/** What customers say: average, count, the first three reviews, and the way to write one. */
export function ReviewsPanel({ loadReviews }: { loadReviews: () => Promise<PublicReviews> }) {
  const { state, retry } = useReviews(loadReviews);
  const again = (
    <Button $kind="secondary" onClick={retry}>
      {text.tryAgain}
    </Button>
  );
  return (
    <Stack $gap={2}>
      <Head>
        {state.kind === 'loading' && (
          <p role="status" aria-busy>
            {text.loading}
          </p>
        )}
        {state.kind === 'ready' && <ReviewScore reviews={state.reviews} />}
        {state.kind === 'failed' && (
          <Notice kind="alert" action={again}>
            {text.failed}
          </Notice>
        )}
        <OutsideLink $kind="secondary" href={restaurant.links.googleReview}>
          {text.write}
        </OutsideLink>
      </Head>
      {state.kind === 'loading' && <Coming />}
      {state.kind === 'ready' && <Cards reviews={state.reviews} />}
      {state.kind === 'ready' && state.reviews.sample && <Notice>{text.sample}</Notice>}
    </Stack>
  );
}
