import { styled } from '@burger/shared/styled';
import { Button, Notice, space } from '@burger/shared/ui';
import { ReceiptText } from 'lucide-react';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';
import type { Reorder } from '../use-cases/reorder';
import { OrderAgainButton } from './order-again-button';
import { useBill } from './use-bill';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(0.5)};
  /* Side by side on the smallest phone. */
  > button {
    padding-inline: ${space(1.5)};
  }
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
  const { Bill, shown, failed, show, hide } = useBill();
  return (
    <Row>
      <OrderAgainButton onAgain={() => onAgain(order.items)} onViewCart={onViewCart} />
      <Button $kind="quiet" onClick={() => void show()}>
        <ReceiptText aria-hidden size={18} />
        {messages.order.printable}
      </Button>
      {failed && <Notice kind="alert">{messages.orders.failed.unavailable}</Notice>}
      {Bill && <Bill order={order} open={shown} onClose={hide} />}
    </Row>
  );
}
