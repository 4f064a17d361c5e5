import type { Rules } from '@burger/shared/contracts';
import type { RiderOrder } from '@burger/shared/kitchen';
import {
  isFinal,
  leftToCollect,
  type OrderLife,
  type OrderStatus,
  paidBefore,
} from '@burger/shared/order';
import { lifeIn, type KeptOrder } from '../store';

const nobody = { name: '', phone: '', address: '', landmark: '', instructions: '' };

export const hasNothingToCarry = (status: OrderStatus): boolean =>
  isFinal(status) || status === 'brought_back';

/** Returns the amount to collect, or the paid total; `paid` is the part paid before a price increase. */
export function amountOf(life: OrderLife): Pick<RiderOrder, 'total' | 'payment' | 'paid'> {
  const paid = paidBefore(life);
  const more = life.payment === 'pending' ? 0 : leftToCollect(life);
  // A price increase looks like an unpaid amount, which older pages understand too.
  return more > 0 && paid !== undefined
    ? { total: more, payment: 'pending', paid }
    : { total: life.total, payment: life.payment };
}

/** An order as who carries it sees it, with the address for payments by UPI. Once it is over nothing of the customer is in it. */
export function riderSheet(kept: KeptOrder, upi: Rules['upi']): RiderOrder {
  const { order } = kept;
  const life = lifeIn(kept);
  const isOver = hasNothingToCarry(life.status);
  const amount = amountOf(life);
  const { name, phone, address, landmark } = order.customer;
  const { instructions } = order;
  return {
    orderId: order.orderId,
    status: life.status,
    customer: isOver ? nobody : { name, phone, address, landmark, instructions },
    location: isOver ? null : order.location,
    ...amount,
    upi: isOver || amount.payment !== 'pending' ? null : upi,
    lines: order.lines.map((line) => ({
      name: line.englishName ?? line.name,
      quantity: line.quantity,
    })),
  };
}
