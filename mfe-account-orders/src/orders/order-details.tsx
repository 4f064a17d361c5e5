import { isolated } from '@burger/shared/language';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, from, motion, size, space } from '@burger/shared/ui';
import { ChevronDown } from 'lucide-react';
import { messages } from '../messages';
import { legalOf } from './legal-of';
import { OrderBill } from './order-bill';
import { OrderDelivery } from './order-delivery';
import { OrderFacts } from './order-facts';
import { OrderItems } from './order-items';

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
  list-style: none;
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

const Instructions = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const texts = messages.order;

/** All that there is to know about one order; folded away, so that the list stays short. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <Fold>
      <Summary>
        {texts.details}
        <ChevronDown aria-hidden size={20} />
      </Summary>
      <OrderFacts order={order} />
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
        {order.instructions && (
          <Part>
            <Heading>{texts.instructions}</Heading>
            <Instructions>{isolated(order.instructions)}</Instructions>
          </Part>
        )}
      </Columns>
    </Fold>
  );
}
