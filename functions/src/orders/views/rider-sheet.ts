import type { Rules } from '@burger/shared/contracts';
import type { RiderOrder } from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/order';
import { lifeIn, type KeptOrder } from '../store';

const nobody = { name: '', phone: '', address: '', landmark: '', instructions: '' };

export const hasNothingToCarry = (status: OrderStatus): boolean =>
  isFinal(status) || status === 'brought_back';

/** An order as who carries it sees it, with the address for payments by UPI. Once it is over nothing of the customer is in it. */
export function riderSheet(kept: KeptOrder, upi: Rules['upi']): RiderOrder {
  const { order } = kept;
  const life = lifeIn(kept);
  const isOver = hasNothingToCarry(life.status);
  const { name, phone, address, landmark } = order.customer;
  const { instructions } = order;
  return {
    orderId: order.orderId,
    status: life.status,
    customer: isOver ? nobody : { name, phone, address, landmark, instructions },
    location: isOver ? null : order.location,
    total: order.bill.total ?? 0,
    payment: life.payment,
    upi: isOver || life.payment !== 'pending' ? null : upi,
    lines: order.lines.map((line) => ({
      name: line.englishName ?? line.name,
      quantity: line.quantity,
    })),
  };
}
