import { orderFieldsWith, readablePhone } from '@burger/shared/contracts';
import { orderFieldLabels } from '@burger/shared/ui/fields';
import { isolated } from '@burger/shared/i18n';
import type { Order, OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, from, motion, size, space } from '@burger/shared/theme';
import { ChevronDown } from 'lucide-react';
import { messages } from '../messages/en';
import { Amount, legalOf, LineDetails, OrderBill } from './order-bill';
import { OrderFacts } from './order-facts';

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

function OrderItems({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label={messages.order.items}>
      {lines.map((line, place) => (
        // The lines never change, so the index is a stable key.
        <Line key={place}>
          <Words>
            <Name>
              <span>
                {line.quantity} × {line.name || messages.orders.unnamed}
              </span>
            </Name>
            <LineDetails line={line} />
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

const Who = styled.div`
  display: grid;
  gap: ${space(0.5)};
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

const Address = styled.p`
  white-space: pre-line;
`;

const { address: ours, name: restaurantName } = restaurant;
const counter = `${restaurantName}, ${ours.street}`;

function OrderDelivery({ order }: { order: Order }) {
  const { name, phone, email, address, landmark } = order.customer;
  const contact = [readablePhone(phone), email].filter(Boolean).join(' · ');
  return (
    <Who>
      <p>
        <strong>{isolated(name) || messages.orders.notAvailable}</strong>
      </p>
      {contact && <Soft>{contact}</Soft>}
      <Address>
        {order.kind === 'pickup' ? counter : isolated(address) || messages.orders.notAvailable}
      </Address>
      {landmark && (
        <p>
          {orderFieldLabels.landmark}: {isolated(landmark)}
        </p>
      )}
      {order.kind === 'delivery' && order.distanceKm !== null && (
        <Soft>{messages.order.distance(order.distanceKm.toFixed(1))}</Soft>
      )}
    </Who>
  );
}

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
  font-weight: 650;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    transition: transform ${motion.quick};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)} ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(5)};
  }
`;

const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Heading = styled.h3`
  font-size: ${size.lg};
`;

const UserWords = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const texts = messages.order;

/** All details of an order, collapsed to keep the list short. */
export function OrderDetails({ order, data }: { order: Order; data: unknown }) {
  return (
    <Fold>
      <Summary>
        {texts.details}
        <ChevronDown aria-hidden size={20} />
      </Summary>
      <OrderFacts {...{ order, data }} />
      <Columns>
        <Part>
          <Heading>{texts.items}</Heading>
          <OrderItems lines={order.lines} />
        </Part>
        <Part>
          <Heading>{texts.bill}</Heading>
          <OrderBill legal={legalOf(order)} />
        </Part>
        <Part>
          <Heading>{texts.delivery[order.kind]}</Heading>
          <OrderDelivery order={order} />
        </Part>
        {orderFieldsWith('about', 'order').map(
          (name) =>
            order.customer[name] && (
              <Part key={name}>
                <Heading>{orderFieldLabels[name]}</Heading>
                <UserWords>{isolated(order.customer[name])}</UserWords>
              </Part>
            ),
        )}
      </Columns>
    </Fold>
  );
}
