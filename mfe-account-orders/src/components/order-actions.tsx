import { minutesSinceJust, type Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { Button, Notice, space } from '@burger/shared/ui';
import { ReceiptText } from 'lucide-react';
import { messages } from '../messages';
import type { Reorder } from '../use-cases/reorder';
import type { AgainNext } from './again-words';
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
  onBill,
  ...next
}: AgainNext & {
  order: Order;
  onAgain: Reorder;
  /** Has its bill made; answers whether the order has it now. */
  onBill: (orderId: string) => Promise<boolean>;
}) {
  const { Bill, shown, failed, show, hide } = useBill();
  return (
    <Row>
      <OrderAgainButton
        minutesSince={() => minutesSinceJust(order.createdAt, Date.now())}
        onAgain={() => onAgain(order.lines)}
        {...next}
      />
      <Button $kind="quiet" onClick={() => void show()}>
        <ReceiptText aria-hidden size={18} />
        {messages.order.printable}
      </Button>
      {failed && <Notice kind="alert">{messages.orders.failed.unavailable}</Notice>}
      {Bill && <Bill order={order} open={shown} onAsk={onBill} onClose={hide} />}
    </Row>
  );
}
