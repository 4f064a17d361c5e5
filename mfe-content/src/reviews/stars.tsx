import { styled } from '@burger/shared/styled';
import { color } from '@burger/shared/ui';
import { Star } from 'lucide-react';
import { homeMessages } from '../home/messages';
import { ratings } from './review';

/** A star that is filled or only outlined, in the theme's amber. */
export const StarIcon = styled(Star).attrs({ 'aria-hidden': true })<{ $filled: boolean }>`
  color: ${({ $filled }) => ($filled ? color.amber : color.edge)};
  fill: ${({ $filled }) => ($filled ? color.amber : 'none')};
`;

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
`;

/** A rating as stars, read out as its number. */
export const Stars = ({ rating, size = 18 }: { rating: number; size?: number }) => (
  <Row role="img" aria-label={homeMessages.reviews.stars(rating)}>
    {ratings.map((star) => (
      <StarIcon key={star} size={size} $filled={star <= Math.round(rating)} />
    ))}
  </Row>
);
