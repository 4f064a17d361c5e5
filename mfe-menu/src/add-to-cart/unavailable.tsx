import type { Dish } from '@burger/shared/contracts';
import { restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size } from '@burger/shared/ui';
import { messages } from '../messages';
import { useBackAt } from '../use-stores';

const Words = styled.p`
  display: grid;
  place-items: center;
  width: 8.5rem;
  min-height: 2.75rem;
  border: 1.5px solid ${color.line};
  border-radius: 1.375rem;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
`;

/** Stands in place of the button of a dish that cannot be had, and says until when. */
export function Unavailable({ dish: { isAvailable, soldOut } }: { dish: Dish }) {
  const backAt = useBackAt();
  if (!isAvailable || !soldOut) return <Words>{messages.dish.outOfSeason}</Words>;
  const back = backAt(soldOut);
  return (
    <Words>
      {back === null
        ? messages.dish.soldOut
        : messages.dish.backAt(timeFormat(restaurant.timeZone)(back))}
    </Words>
  );
}
