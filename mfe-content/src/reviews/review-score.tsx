import { styled } from '@burger/shared/styled';
import { color, font, size, space } from '@burger/shared/ui';
import { homeMessages } from '../home/messages';
import { averageText, type PublicReviews } from './reviews-api';
import { Stars } from './stars';

const Row = styled.div`
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

const grouped = new Intl.NumberFormat('en-IN');

/** Average, stars and number of all reviews. */
export function ReviewScore({ reviews }: { reviews: PublicReviews }) {
  const text = homeMessages.reviews;
  const average = averageText(reviews.rating);
  return (
    <Row>
      <Average aria-hidden>{average}</Average>
      <Facts>
        <Stars rating={reviews.rating} size={20} />
        <span>{text.outOf(average)}</span>
        <Soft>
          {text.count(grouped.format(reviews.user_ratings_total))}
          {!reviews.sample && ` · ${text.source}`}
        </Soft>
      </Facts>
    </Row>
  );
}
