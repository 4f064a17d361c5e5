import { minutesSinceJust, type Order } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { Button, lazyModule, Notice, space } from '@burger/shared/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import type { Reorder } from '../again/reorder';
import type { AgainNext } from './again-words';
import { OrderAgainButton } from './order-again-button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(0.5)};
  /* Side by side on the smallest phone. */
  > button {
    padding-inline: ${space(1.5)};
  }
`;

const bill = lazyModule(() => import(/* webpackChunkName: "bill" */ './bill.late'));

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
  // Null until the first press, with which its code comes.
  const [shown, setShown] = useState<boolean | null>(null);
  const { code, failed, retry } = bill.useCode(shown === true);
  const show = () => {
    setShown(true);
    retry();
  };
  return (
    <Row>
      <OrderAgainButton
        minutesSince={() => minutesSinceJust(order.createdAt, Date.now())}
        onAgain={() => onAgain(order.lines)}
        {...next}
      />
      <Button $kind="quiet" onClick={show}>
        <ReceiptText aria-hidden size={18} />
        {messages.order.printable}
      </Button>
      {failed && <Notice kind="alert">{messages.orders.failed.unavailable}</Notice>}
      {code && shown !== null && (
        <code.BillDialog
          order={order}
          open={shown}
          onAsk={onBill}
          onClose={() => setShown(false)}
        />
      )}
    </Row>
  );
}
