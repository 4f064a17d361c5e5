import type { Shop } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { lineWords } from '../model/line-words';
import { Amount } from './amount';
import { showMoment } from './order-facts';
import { OrderPicture } from './order-picture';

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

/* Two lines say what it was; everything stands in the details. */
const Dishes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 650;
  font-size: ${size.lg};
  line-height: 1.35;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
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
  const dishes = lines.map(
    (line) => `${line.quantity} × ${lineWords(line, messages.orders.unnamed)}`,
  );
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
      <Dishes>{dishes.join(', ') || messages.orders.notAvailable}</Dishes>
      <Facts>
        <span>{showMoment(createdAt)}</span>
        <strong>
          <Amount paise={bill.total} />
        </strong>
      </Facts>
    </Box>
  );
}
