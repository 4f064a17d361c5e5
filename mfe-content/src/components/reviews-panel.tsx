import { restaurant } from '@burger/shared/restaurant';
import { Button, Notice, Skeleton, Stack } from '@burger/shared/ui';
import { homeMessages } from '../messages';
import { shownReviews, type PublicReviews } from '../model/public-reviews';
import { OutsideLink } from './outside-link';
import { ReviewCard } from './review-card';
import { ReviewScore } from './review-score';
import { useReviews } from './use-reviews';

const text = homeMessages.reviews;

const Loading = () => (
  <Stack role="status" aria-busy>
    <p>{text.loading}</p>
    {Array.from({ length: shownReviews }, (_, row) => (
      <Skeleton key={row} $height="8rem" />
    ))}
  </Stack>
);

const Shown = ({ reviews }: { reviews: PublicReviews }) => (
  <>
    <ReviewScore reviews={reviews} />
    {reviews.reviews.slice(0, shownReviews).map((review) => (
      <ReviewCard key={`${review.author_name} ${review.time}`} review={review} />
    ))}
    {reviews.sample && <Notice>{text.sample}</Notice>}
  </>
);

/** What customers say: average, count, the first three reviews, and the way to write one. */
export function ReviewsPanel({ loadReviews }: { loadReviews: () => Promise<PublicReviews> }) {
  const { state, retry } = useReviews(loadReviews);
  return (
    <Stack $gap={2}>
      {state.kind === 'loading' && <Loading />}
      {state.kind === 'failed' && (
        <Notice
          kind="alert"
          action={
            <Button $kind="secondary" onClick={retry}>
              {text.tryAgain}
            </Button>
          }
        >
          {text.failed}
        </Notice>
      )}
      {state.kind === 'ready' && <Shown reviews={state.reviews} />}
      <div>
        <OutsideLink $kind="secondary" href={restaurant.links.googleReview}>
          {text.write}
        </OutsideLink>
      </div>
    </Stack>
  );
}
