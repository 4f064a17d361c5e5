import { Notice } from '@burger/shared/ui';
import { messages } from '../../messages';
import { nextOpening } from '../../model/kitchen-hours';

/** Says when the kitchen opens next, while it is closed. */
export function KitchenClosed({
  at,
  orderAnyway,
}: {
  at: Date;
  /** Whether orders are taken while it is closed. */
  orderAnyway: boolean;
}) {
  const opening = nextOpening(at);
  if (!opening) return null;
  return (
    <Notice kind="info">
      {messages.kitchen.closed(opening.time, opening.tomorrow)}{' '}
      {orderAnyway && messages.kitchen.closedOrder}
    </Notice>
  );
}
