import type { Shop } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/ui';
import { Amount } from './amount';
import { dishesWords } from './dishes-words';
import { Dishes } from './order-card-frame';
import { showMoment } from './order-facts';
import { OrderPicture } from '../again/order-picture';

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)} ${space(2)};
  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Pictures = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const More = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  color: ${color.inkSoft};
  font-weight: 650;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  color: ${color.inkSoft};
  ${from.tablet} {
    flex-direction: column-reverse;
    align-items: end;
  }
  strong {
    color: ${color.ink};
    font-size: ${size.lg};
  }
`;

const shown = 3;

/** An order at a glance: its dishes, when it was ordered, and what it came to. */
export function OrderSummary({ order, shop }: { order: Order; shop: Shop | undefined }) {
  const { lines, createdAt, bill } = order;
  const more = lines.length - shown;
  return (
    <Box>
      {lines.length > 0 && (
        <Pictures>
          {/* An order never changes, so the place identifies its lines. */}
          {lines.slice(0, shown).map((line, place) => (
            <OrderPicture key={place} line={line} shop={shop} />
          ))}
          {more > 0 && <More aria-hidden>+{more}</More>}
        </Pictures>
      )}
      <Dishes>{dishesWords(order)}</Dishes>
      <Facts>
        <span>{showMoment(createdAt)}</span>
        <strong>
          <Amount paise={bill.total} />
        </strong>
      </Facts>
    </Box>
  );
}
