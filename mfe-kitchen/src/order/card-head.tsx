import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, font, from, size, space } from '@burger/shared/ui';
import { Bike, ShoppingBag } from 'lucide-react';
import { messages } from '../messages';
import type { Age } from './ageing';
import { shortNumber } from './ticket';
import { PaceBadge } from './pace-badge';
import { narrow } from '../parts/panel';
import { promisedWords } from './order-text';

// Where lanes are too narrow for both beside each other.
const narrowLanes = '@media (min-width: 48rem) and (max-width: 74rem)';

/* The number beside what is known of it, in two lines: a row of its own would cost every column a card. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(0.5)};
  align-items: center;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Number = styled.h3`
  grid-row: span 2;
  font-family: ${font.display};
  font-size: ${size.xxxl};
  font-weight: 800;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  small {
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 600;
  }
  /* In lanes the part that is said aloud stands alone; readers are told the whole. */
  ${from.tablet} {
    small {
      display: none;
    }
  }
  ${narrowLanes} {
    grid-row: auto;
  }
  ${narrow} {
    grid-row: auto;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${space(0.5)};
  color: ${color.inkSoft};
  /* So that the widest number and "by 10:50 PM" stand beside each other in a lane of ten cards. */
  font-size: 0.9375rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
  ${narrow} {
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
  }
  strong {
    min-width: 0;
    color: ${color.ink};
    font-size: ${size.lg};
    /* A chosen time, of another day above all, is wider than a lane has room for beside the number. */
    white-space: normal;
  }
  &:last-child {
    ${narrowLanes} {
      grid-column: 1 / -1;
      justify-content: start;
    }
  }
`;

const texts = messages.card;
const kindIcons = { delivery: Bike, pickup: ShoppingBag };

/** Number and kind, how long ago, and against what promise: what is read from two metres. */
export function CardHead({
  order,
  age,
  now,
  id,
}: {
  order: KitchenOrder;
  age: Age;
  now: number;
  id: string;
}) {
  const { head, tail } = shortNumber(order.orderId);
  const Icon = kindIcons[order.kind];
  return (
    <Head>
      <Number id={id} aria-label={texts.order(order.orderId)}>
        <small>{head}</small>
        {tail}
      </Number>
      <Facts>
        {/* Who chose a time does not wait from placing the order on. */}
        <strong>{order.slot ? promisedWords(order, now) : texts.age(age.minutes)}</strong>
        <PaceBadge age={age} />
      </Facts>
      <Facts>
        <span>
          <Icon aria-hidden size={16} />
          {texts.kinds[order.kind]}
        </span>
        {!order.slot && <span>{texts.by(promisedWords(order, now))}</span>}
      </Facts>
    </Head>
  );
}
