import { styled } from '@burger/shared/styled';
import { Button, space } from '@burger/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';
import type { Reorder } from '../use-cases/reorder';
import { BillDialog } from './bill-dialog';
import { OrderAgainButton } from './order-again-button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(0.5)};
`;

/** What can be done with an order: have it again, and see its bill. */
export function OrderActions({
  order,
  onAgain,
  onViewCart,
}: {
  order: PastOrder;
  onAgain: Reorder;
  onViewCart: () => void;
}) {
  const [billShown, setBillShown] = useState(false);
  return (
    <Row>
      <OrderAgainButton onAgain={() => onAgain(order.items)} onViewCart={onViewCart} />
      <Button $kind="quiet" onClick={() => setBillShown(true)}>
        <ReceiptText aria-hidden size={18} />
        {messages.order.printable}
      </Button>
      <BillDialog order={order} open={billShown} onClose={() => setBillShown(false)} />
    </Row>
  );
}
