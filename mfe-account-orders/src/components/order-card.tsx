import { styled } from '@burger/shared/styled';
import { Card, color, from, size, space, Stack } from '@burger/shared/ui';
import { useId } from 'react';
import { messages } from '../messages';
import type { Outlook } from '../model/order-outlook';
import type { PastOrder } from '../model/past-order';
import type { Reorder } from '../use-cases/reorder';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { OrderHeadline } from './order-headline';
import { OrderProgress } from './order-progress';
import { OrderSummary } from './order-summary';
import { StatusChip } from './status-chip';

const Article = styled(Card).attrs({ as: 'article' })`
  --pad: ${space(2)};
  padding: var(--pad) var(--pad) ${space(1)};
  overflow: hidden;
  ${from.tablet} {
    --pad: ${space(3)};
  }
  /* Fifty of these cost nothing while they are off screen. */
  content-visibility: auto;
  contain-intrinsic-height: auto 18rem;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;

/* The dishes tell orders apart; the number is for who asks about one. */
const Heading = styled.h2`
  color: ${color.inkSoft};
  font-family: inherit;
  font-weight: 600;
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

export interface OrderCardProps {
  order: PastOrder;
  /** What to expect of an order that is under way. */
  outlook: Outlook | null;
  onAgain: Reorder;
  onViewCart: () => void;
}

/** One order: what is waited for while it is under way, what it was, and all that there is to know about it. */
export function OrderCard({ order, outlook, onAgain, onViewCart }: OrderCardProps) {
  const headingId = useId();
  return (
    <Article aria-labelledby={headingId}>
      <Stack>
        {outlook && <OrderHeadline order={order} outlook={outlook} />}
        <Head>
          <Heading id={headingId}>
            {messages.order.heading(order.orderId || messages.orders.notAvailable)}
          </Heading>
          <StatusChip status={order.status} />
        </Head>
        {outlook && <OrderProgress status={order.status} />}
        <OrderSummary order={order} />
        <OrderActions order={order} onAgain={onAgain} onViewCart={onViewCart} />
        <OrderDetails order={order} />
      </Stack>
    </Article>
  );
}
