import type { KitchenOrder } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { Ellipsis } from 'lucide-react';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';
import { Rows, Soft } from '../parts/panel';
import { statusWords } from '../order/status-words';
import { OneLine } from '../parts/user-text';

export type OpenOrder = (order: KitchenOrder) => void;

/** Orders below each other, with the way to each. */
export const OrderRows = ({
  orders,
  placed,
  onOpen,
}: {
  orders: readonly KitchenOrder[];
  /** When an order was placed (ms), in words. */
  placed: (at: number) => string;
  onOpen: OpenOrder;
}) => (
  <Rows>
    {orders.map((order) => (
      <li key={order.key}>
        <div>
          <strong>{order.orderId}</strong> {placed(Date.parse(order.createdAt))} ·{' '}
          {statusWords(order.status, order.kind)} · {formatMoney(order.total)}
          <Soft>
            <OneLine>{order.customer.name}</OneLine>
          </Soft>
        </div>
        <BigButton
          $kind="secondary"
          aria-label={officeMessages.today.open(order.orderId)}
          onClick={() => onOpen(order)}
        >
          <Ellipsis aria-hidden size={24} />
        </BigButton>
      </li>
    ))}
  </Rows>
);
