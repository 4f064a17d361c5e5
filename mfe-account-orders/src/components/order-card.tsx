import type { Shop } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { Card, color, from, size, space, Stack } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';
import { messages } from '../messages';
import type { Outlook } from '../model/order-outlook';
import type { Reorder } from '../use-cases/reorder';
import type { AgainNext } from './again-words';
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

export interface OrderCardProps extends AgainNext {
  order: Order;
  /** In ms. */
  now: number;
  /** What to expect of an order that is under way. */
  outlook: Outlook | null;
  /** What can be done with one that is followed. */
  doings?: ReactNode;
  /** The shop as it is now, where it is known. */
  shop: Shop | undefined;
  onAgain: Reorder;
}

/** One order: what is waited for while it is under way, what it was, and all that there is to know about it. */
export function OrderCard({ order, outlook, now, doings, shop, ...actions }: OrderCardProps) {
  const headingId = useId();
  return (
    <Article aria-labelledby={headingId}>
      <Stack>
        {outlook && <OrderHeadline order={order} outlook={outlook} now={now} />}
        <Head>
          <Heading id={headingId}>
            {messages.order.heading(order.orderId || messages.orders.notAvailable)}
          </Heading>
          <StatusChip status={order.status} kind={order.kind} />
        </Head>
        {outlook && <OrderProgress status={order.status} kind={order.kind} />}
        {doings}
        <OrderSummary order={order} shop={shop} />
        <OrderActions order={order} {...actions} />
        <OrderDetails order={order} />
      </Stack>
    </Article>
  );
}
