import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import type { PastItem } from '../model/past-order';
import { Amount } from './amount';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: ${space(1.5)};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

const Each = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Sum = styled.span`
  font-weight: 600;
`;

const lineTotal = ({ price, quantity }: PastItem) => (price === null ? null : price * quantity);

/** What was ordered, as it was called and priced then. */
export function OrderItems({ items }: { items: readonly PastItem[] }) {
  return (
    <List aria-label={messages.order.items}>
      {items.map((item, place) => (
        // An order never changes, so the place identifies its lines.
        <Line key={place}>
          <Words>
            <Name>
              {item.quantity} × {item.name || messages.orders.unnamed}
            </Name>
            {item.quantity > 1 && item.price !== null && (
              <Each>{messages.order.each(formatMoney(item.price))}</Each>
            )}
          </Words>
          <Sum>
            <Amount paise={lineTotal(item)} />
          </Sum>
        </Line>
      ))}
    </List>
  );
}
