import { styled } from '@burger/shared/styled';
import { color, motion, size, space } from '@burger/shared/ui';
import { useState } from 'react';
import { homeMessages } from '../home/messages';
import { ratingLabels, ratings } from './review';
import { StarIcon } from './stars';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  font-weight: 600;
  font-size: ${size.sm};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  cursor: pointer;
  svg {
    pointer-events: none;
    transition: transform ${motion.quick};
  }
  &:hover svg {
    transform: scale(1.12);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.flameInk};
    outline-offset: -2px;
    border-radius: 12px;
  }
`;

const Label = styled.output`
  margin-left: ${space(1)};
  color: ${color.inkSoft};
  font-weight: 600;
`;

/** One to five stars: a group of radio buttons whose label follows the pointer before a click decides. */
export function StarRatingField({
  rating,
  onRate,
}: {
  rating: number;
  onRate: (rating: number) => void;
}) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || rating;
  return (
    <Group role="radiogroup">
      <Legend>{homeMessages.form.rating}</Legend>
      <Row onMouseLeave={() => setHovered(0)}>
        {ratings.map((star) => (
          <Choice key={star} onMouseEnter={() => setHovered(star)}>
            <input
              type="radio"
              name="rating"
              value={star}
              checked={rating === star}
              aria-label={ratingName(star)}
              onChange={() => onRate(star)}
            />
            <StarIcon size={30} $filled={star <= shown} />
          </Choice>
        ))}
        <Label>{ratingLabels[shown]}</Label>
      </Row>
    </Group>
  );
}

const ratingName = (star: number): string =>
  `${homeMessages.form.starName(star)}, ${ratingLabels[star] ?? ''}`;
