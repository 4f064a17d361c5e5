import { styled } from '@burger/shared/styled';
import { Button, Card, size, space, Stack } from '@burger/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';
import type { Reorder } from '../use-cases/reorder';
import { BillDialog } from './bill-dialog';
import { OrderAgainButton } from './order-again-button';
import { OrderDetails } from './order-details';
import { OrderFacts } from './order-facts';
import { OrderItems } from './order-items';
import { OrderProgress } from './order-progress';
import { StatusChip } from './status-chip';

const Article = styled(Card).attrs({ as: 'article' })`
  /* Fifty of these cost nothing while they are off screen. */
  content-visibility: auto;
  contain-intrinsic-height: auto 28rem;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
`;

const Heading = styled.h2`
  font-size: ${size.xl};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(0.5)};
`;

export interface OrderCardProps {
  order: PastOrder;
  newest: boolean;
  onAgain: Reorder;
  onViewCart: () => void;
}

/** One order with all that there is to know about it. */
export function OrderCard({ order, newest, onAgain, onViewCart }: OrderCardProps) {
  const [billShown, setBillShown] = useState(false);
  const headingId = useId();
  const texts = messages.order;
  return (
    <Article aria-labelledby={headingId}>
      <Stack $gap={2.5}>
        <Head>
          <Heading id={headingId}>
            {texts.heading(order.orderId || messages.orders.notAvailable)}
          </Heading>
          <StatusChip status={order.status} />
        </Head>
        <OrderProgress status={order.status} />
        <OrderFacts order={order} />
        <OrderItems items={order.items} />
        <OrderDetails order={order} open={newest} />
        <Actions>
          <OrderAgainButton onAgain={() => onAgain(order.items)} onViewCart={onViewCart} />
          <Button $kind="quiet" onClick={() => setBillShown(true)}>
            <ReceiptText aria-hidden size={18} />
            {texts.printable}
          </Button>
        </Actions>
      </Stack>
      <BillDialog order={order} open={billShown} onClose={() => setBillShown(false)} />
    </Article>
  );
}
