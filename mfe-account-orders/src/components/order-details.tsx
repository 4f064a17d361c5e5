import { styled } from '@burger/shared/styled';
import { color, from, motion, size, space } from '@burger/shared/ui';
import { ChevronDown } from 'lucide-react';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';
import { OrderBill } from './order-bill';
import { OrderDelivery } from './order-delivery';

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
  padding-block: ${space(1)} ${space(0.5)};
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

/** Bill and delivery of one order; folded away for all but the newest, so that the list stays short. */
export function OrderDetails({ order, open }: { order: PastOrder; open: boolean }) {
  return (
    <Fold open={open}>
      <Summary>
        {texts.details}
        <ChevronDown aria-hidden size={20} />
      </Summary>
      <Columns>
        <Part>
          <Heading>{texts.bill}</Heading>
          <OrderBill bill={order.bill} />
        </Part>
        <Part>
          <Heading>{texts.delivery}</Heading>
          <OrderDelivery order={order} />
        </Part>
        {order.instructions && (
          <Part>
            <Heading>{texts.instructions}</Heading>
            <Instructions>{order.instructions}</Instructions>
          </Part>
        )}
      </Columns>
    </Fold>
  );
}
