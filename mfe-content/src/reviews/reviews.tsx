import { pageLocale } from '@burger/shared/i18n';
import { groupDigits } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Button, Card, Notice, Skeleton, Stack } from '@burger/shared/ui';
import { color, font, from, size, space } from '@burger/shared/theme';
import { Star } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { OutsideLink } from '../visit/visit-info';
import { reviewMessages as text } from './messages/en';
import { ratings } from './review';
import type { PublicReview, PublicReviews } from './reviews-api';

export const StarIcon = styled(Star).attrs({ 'aria-hidden': true })<{ $filled: boolean }>`
  color: ${({ $filled }) => ($filled ? color.amber : color.edge)};
  fill: ${({ $filled }) => ($filled ? color.amber : 'none')};
`;

const StarRow = styled.span`
  display: inline-flex;
  gap: 2px;
`;

/** A rating as stars, with the number as accessible name. */
const Stars = ({ rating, size = 18 }: { rating: number; size?: number }) => (
  <StarRow role="img" aria-label={text.stars(rating)}>
    {ratings.map((star) => (
      <StarIcon key={star} size={size} $filled={star <= Math.round(rating)} />
    ))}
  </StarRow>
);

// The form below must not move under a finger when the reviews have loaded.
const rowHeight = '16.5rem';

/** Reviews in a row. On phones visitors swipe through them and see the edge of the next. */
const ReviewRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 85%;
  gap: ${space(2)};
  margin-inline: -${space(2)};
  padding: ${space(0.5)} ${space(2)} ${space(1.5)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${space(2)};
  scrollbar-width: none;
  > * {
    height: ${rowHeight};
    scroll-snap-align: start;
  }
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const Score = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Average = styled.span`
  font: 800 3rem/1 ${font.display};
`;

const Facts = styled.div`
  display: grid;
  gap: 2px;
  font-weight: 600;
`;

const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 400;
`;

/** Number of reviews on the home page (spec.md §9). */
const visibleReviews = 3;

let day: Intl.DateTimeFormat | undefined;

export const reviewDay = (seconds: number): string => {
  const { timeZone } = restaurant;
  // Creating one takes milliseconds, so all reviews share it.
  day ??= new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long', timeZone });
  return day.format(new Date(seconds * 1000));
};

export const averageText = (rating: number): string => rating.toFixed(1);

function ReviewScore({ reviews }: { reviews: PublicReviews }) {
  const average = averageText(reviews.rating);
  return (
    <Score>
      <Average aria-hidden>{average}</Average>
      <Facts>
        <Stars rating={reviews.rating} size={20} />
        <span>{text.outOf(average)}</span>
        {/* The count of sample reviews is made up, too. */}
        <Soft>
          {reviews.sample
            ? text.sample
            : `${text.count(groupDigits(reviews.user_ratings_total))} · ${text.source}`}
        </Soft>
      </Facts>
    </Score>
  );
}

const ReviewBox = styled(Card)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space(1)};
`;

const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

const Author = styled.h3`
  overflow: hidden;
  max-width: 100%;
  font-size: ${size.lg};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Day = styled.time`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Written = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
`;

function ReviewCard({ review }: { review: PublicReview }) {
  return (
    <ReviewBox as="article">
      <CardHead>
        <Author>
          <bdi>{review.author_name}</bdi>
        </Author>
        <Stars rating={review.rating} size={16} />
      </CardHead>
      <Written dir="auto">{review.text}</Written>
      <Day dateTime={new Date(review.time * 1000).toISOString()}>{reviewDay(review.time)}</Day>
    </ReviewBox>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/* Reserves the height of the loaded score, whose text has two lines at most. */
const ScorePlace = styled.div`
  display: grid;
  align-content: center;
  min-height: 6rem;
  /* On phones the link is below it, also while it is empty. */
  min-width: 100%;
  ${from.tablet} {
    min-width: 0;
  }
`;

const Failed = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(${rowHeight} + ${space(2)});
`;

export function Reviews({ loadReviews }: { loadReviews: () => Promise<PublicReviews> }) {
  const [reviews, setReviews] = useState<PublicReviews | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setReviews('loading');
    loadReviews().then(setReviews, () => setReviews('failed'));
  }, [loadReviews]);
  useEffect(load, [load]);
  const again = (
    <Button $kind="secondary" onClick={load}>
      {text.tryAgain}
    </Button>
  );
  return (
    <Stack $gap={2}>
      <Head>
        <ScorePlace>
          {reviews === 'loading' && (
            <p role="status" aria-busy>
              {text.loading}
            </p>
          )}
          {typeof reviews === 'object' && <ReviewScore reviews={reviews} />}
        </ScorePlace>
        {restaurant.links.googleReview && (
          <OutsideLink $kind="secondary" href={restaurant.links.googleReview}>
            {text.write}
          </OutsideLink>
        )}
      </Head>
      {reviews === 'loading' && (
        <ReviewRow aria-hidden>
          {Array.from({ length: visibleReviews }, (_, place) => (
            <Skeleton key={place} $height={rowHeight} />
          ))}
        </ReviewRow>
      )}
      {reviews === 'failed' && (
        <Failed>
          <Notice kind="alert" action={again}>
            {text.failed}
          </Notice>
        </Failed>
      )}
      {typeof reviews === 'object' && (
        <ReviewRow role="group" aria-label={text.newest} tabIndex={0}>
          {reviews.reviews.slice(0, visibleReviews).map((review) => (
            <ReviewCard key={`${review.author_name} ${review.time}`} review={review} />
          ))}
        </ReviewRow>
      )}
    </Stack>
  );
}
