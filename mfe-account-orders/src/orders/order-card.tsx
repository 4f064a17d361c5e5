import type { Shop } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { Stack } from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';
import { messages } from '../messages';
import type { Outlook } from '../tracking/eta';
import type { Reorder } from '../again/reorder';
import type { AgainNext } from './again-words';
import { LateWhyClosed } from '../tracking/news';
import { OrderActions } from './actions';
import { Frame, Head, Heading } from './order-card-frame';
import { OrderDetails } from './order-details';
import { OrderHeadline } from './order-headline';
import { OrderProgress } from '../tracking/progress';
import { OrderSummary } from './order-summary';
import { StatusChip } from '../tracking/status-chip';

const Article = styled(Frame).attrs({ as: 'article' })`
  /*
   * Fifty of these cost nothing while they are off screen; the first ones are on it. One that is under way is twice as
   * high: what stands below it would move when it is drawn, away from the finger.
   */
  &[data-past]:nth-of-type(n + 3) {
    content-visibility: auto;
    contain-intrinsic-height: auto 18rem;
  }
`;

export interface OrderCardProps extends AgainNext {
  order: Order;
  /** In ms. */
  now: number;
  /** What to expect of an order that is under way. */
  outlook: Outlook | null;
  /** What it has been, where that is known. */
  history?: readonly { status: string }[] | undefined;
  /** What can be done with one that is followed. */
  doings?: ReactNode;
  /** The shop as it is now, where it is known. */
  shop: Shop | undefined;
  onAgain: Reorder;
  /** Has its bill made; answers whether the order has it now. */
  onBill: (orderId: string) => Promise<boolean>;
}

/** One order: what is waited for while it is under way, what it was, and all that there is to know about it. */
export function OrderCard({
  order,
  outlook,
  now,
  history,
  doings,
  shop,
  ...actions
}: OrderCardProps) {
  const headingId = useId();
  const saysWhy = order.status === 'cancelled' && order.reason !== '';
  return (
    <Article aria-labelledby={headingId} data-past={outlook ? undefined : ''}>
      <Stack>
        {outlook && <OrderHeadline order={order} outlook={outlook} now={now} />}
        <Head>
          <Heading id={headingId}>
            {messages.order.heading(order.orderId || messages.orders.notAvailable)}
          </Heading>
          <StatusChip status={order.status} kind={order.kind} />
        </Head>
        {outlook && <OrderProgress status={order.status} kind={order.kind} history={history} />}
        {doings ?? (saysWhy && <LateWhyClosed reason={order.reason} />)}
        <OrderSummary order={order} shop={shop} />
        <OrderActions order={order} {...actions} />
        <OrderDetails order={order} />
      </Stack>
    </Article>
  );
}
