import { styled } from '@burger/shared/styled';
import { Button, color, size, space } from '@burger/shared/ui';
import type { Delivery } from '../cart/delivery';
import { messages } from '../messages';

const words = messages.location;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-size: ${size.sm};
  > p {
    flex: 1 1 11rem;
    color: ${color.inkSoft};
  }
  > button {
    margin-inline: -${space(1.5)};
    font-size: ${size.sm};
  }
`;

/** The way on when the place is what keeps the order from being placed: why, and to the areas. */
export function PlaceHelp({
  delivery,
  limitKm,
  onChooseArea,
}: {
  delivery: Delivery;
  limitKm: number;
  onChooseArea: () => void;
}) {
  const tooFar = delivery.status === 'known' && !delivery.reachable;
  if (!tooFar && (delivery.status !== 'unknown' || delivery.looking)) return null;
  return (
    <Line>
      <p>{tooFar ? words.tooFarShort(delivery.km, limitKm) : words.noNeed}</p>
      <Button $kind="quiet" onClick={onChooseArea}>
        {tooFar ? words.otherArea : words.chooseArea}
      </Button>
    </Line>
  );
}
