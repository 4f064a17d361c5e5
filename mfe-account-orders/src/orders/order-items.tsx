import type { OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { Amount } from './amount';
import { LineSaid } from './line-said';

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

const lineTotal = ({ price, quantity }: OrderLine) => (price === null ? null : price * quantity);

/** What was ordered, as it was called, made and priced then. */
export function OrderItems({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label={messages.order.items}>
      {lines.map((line, place) => (
        // An order never changes, so the place identifies its lines.
        <Line key={place}>
          <Words>
            <Name>
              {line.quantity} × {line.name || messages.orders.unnamed}
            </Name>
            <LineSaid line={line} />
            {line.quantity > 1 && line.price !== null && (
              <Each>{messages.order.each(formatMoney(line.price))}</Each>
            )}
          </Words>
          <Sum>
            <Amount paise={lineTotal(line)} />
          </Sum>
        </Line>
      ))}
    </List>
  );
}
