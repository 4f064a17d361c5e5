import { styled } from '@burger/shared/styled';
import { Card, color, size, space } from '@burger/shared/ui';
import { reviewDay, type PublicReview } from './reviews-api';
import { Stars } from './stars';

const Box = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(1)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5)} ${space(2)};
`;

const Author = styled.h3`
  font-size: ${size.lg};
  overflow-wrap: anywhere;
`;

const Day = styled.time`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

// Someone's essay must not push the page down.
const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`;

/** One public review. */
export function ReviewCard({ review }: { review: PublicReview }) {
  return (
    <Box as="article">
      <Head>
        <Author>
          <bdi>{review.author_name}</bdi>
        </Author>
        <Stars rating={review.rating} size={16} />
      </Head>
      <Text dir="auto">{review.text}</Text>
      <Day dateTime={new Date(review.time * 1000).toISOString()}>{reviewDay(review.time)}</Day>
    </Box>
  );
}
