import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { size, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { BigButton, cardButtons } from '../parts/buttons';
import { promisedWords } from './order-text';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(3rem, 1fr));
  gap: ${space(0.75)};
  ${cardButtons}
  > button {
    min-width: 0;
    padding-inline: ${space(0.5)};
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  small {
    font-size: ${size.md};
    font-weight: 600;
  }
`;

const texts = messages.steps;
const additions = [10, 20, 30];

/** Accepts an order as it was promised, or with so many minutes more. */
export function AcceptButtons({
  order,
  now,
  onAccept,
  more,
}: {
  order: KitchenOrder;
  now: number;
  onAccept: (addMinutes: number) => void;
  /** The way to all the rest, which takes the last place. */
  more: ReactNode;
}) {
  const time = promisedWords(order, now);
  return (
    <Grid>
      <BigButton aria-label={texts.acceptLabel(order.orderId, time)} onClick={() => onAccept(0)}>
        {texts.accept} <small>{texts.acceptAt(time)}</small>
      </BigButton>
      {additions.map((add) => (
        <BigButton
          key={add}
          $kind="secondary"
          aria-label={texts.plusLabel(add, order.orderId)}
          onClick={() => onAccept(add)}
        >
          {texts.plus(add)}
        </BigButton>
      ))}
      {more}
    </Grid>
  );
}
