import type { KitchenOrder } from '@burger/shared/kitchen';
import { css, keyframes, styled } from '@burger/shared/styled';
import { color, radius, shadow, size, space } from '@burger/shared/ui';
import { Hourglass } from 'lucide-react';
import { memo } from 'react';
import { messages } from '../messages';
import { ageOf, type Pace } from './ageing';
import { BriefDishes } from './brief-dishes';
import { CardActions } from './card-actions';
import type { CardDoings } from './use-counter-doings';
import { CardCustomer } from './card-customer';
import { CardDishes } from './order-lines';
import { CardHead } from './card-head';
import { paceLooks } from './pace-badge';

const pulse = keyframes`50% { box-shadow: 0 0 0 3px ${color.amber}; }`;

const Card = styled.article<{ $pace: Pace; $rings: boolean }>`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
  padding: ${space(0.75)} ${space(1.25)} ${space(1)};
  border: 1px solid ${color.line};
  border-inline-start: 8px solid ${({ $pace }) => paceLooks[$pace].edge};
  border-radius: ${radius.field};
  background: ${color.card};
  box-shadow: ${shadow.card};
  contain: layout paint;
  ${({ $rings }) =>
    $rings &&
    css`
      contain: layout;
      animation: ${pulse} 1s ease-in-out infinite;
    `}
`;

const Waits = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 3rem;
  border: 2px dashed ${color.edge};
  border-radius: ${radius.field};
  font-size: ${size.lg};
  font-weight: 650;
`;

export interface OrderCardProps extends CardDoings {
  order: KitchenOrder;
  /** The server's time, ms. */
  now: number;
  /** A press for it waits: for its answer, or (`waits`) for the connection. */
  pending: 'sending' | 'waits' | null;
  /** Nobody cooks it at the moment. */
  brief?: boolean;
}

/** One order: what is cooked for whom until when, and the one next step. */
export const OrderCard = memo(function OrderCard({
  order,
  now,
  pending,
  brief = false,
  ...doings
}: OrderCardProps) {
  const age = ageOf(order, now);
  const id = `order-${order.key}`;
  const isBack = order.status === 'brought_back';
  const rings = order.status === 'placed' || isBack;
  return (
    <Card aria-labelledby={id} $pace={age.pace} $rings={rings && !pending}>
      <CardHead order={order} age={age} now={now} id={id} />
      {brief || isBack ? <BriefDishes lines={order.lines} /> : <CardDishes lines={order.lines} />}
      <CardCustomer order={order} />
      {pending ? (
        <Waits role="status">
          <Hourglass aria-hidden size={20} />
          {messages.pending[pending]}
        </Waits>
      ) : (
        <CardActions order={order} now={now} {...doings} />
      )}
    </Card>
  );
});
