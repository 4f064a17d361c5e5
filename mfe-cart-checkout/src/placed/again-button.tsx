import { minutesSinceJust, type Order } from '@burger/shared/order';
import { Button, Notice } from '@burger/shared/ui';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useCartServices } from '../cart/use-services';
import { messages } from '../messages';
import { orderAgain } from './order-again';

const words = messages.success;

/** The same order once more; while it has only just been placed that may be a slip, so it asks first. */
export function AgainButton({ order }: { order: Order }) {
  const ports = useCartServices();
  const [isAsked, setIsAsked] = useState(false);
  const again = () => orderAgain(ports, order);
  const press = () => {
    if (minutesSinceJust(order.createdAt, Date.now()) === null) again();
    else setIsAsked(true);
  };
  return (
    <>
      <Button $kind="secondary" onClick={press}>
        <Repeat aria-hidden size={18} />
        {words.again}
      </Button>
      {isAsked && (
        <Notice
          action={
            <Button $kind="secondary" onClick={again}>
              {words.yesAgain}
            </Button>
          }
        >
          {words.askAgain}
        </Notice>
      )}
    </>
  );
}
