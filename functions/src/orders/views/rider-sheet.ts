import { isDeliveryOver, noOrderFields, type Rules } from '@burger/shared/contracts';
import { recipientFor, type RiderOrder } from '@burger/shared/kitchen';
import { leftToCollect, type OrderLife, type OrderLine, paidBefore } from '@burger/shared/order';
import type { Published } from '@burger/shared/shop/publishing';
import { lifeIn, type StoredOrder } from '../store/store';

/**
 * Returns the amount to collect, or the paid total. `paid` is the part paid before a price increase, `giveBack`
 * what the courier returns after a decrease.
 */
export function amountOf(
  life: OrderLife,
): Pick<RiderOrder, 'total' | 'payment' | 'paid' | 'giveBack'> {
  const paid = paidBefore(life);
  const more = life.payment === 'pending' ? 0 : leftToCollect(life);
  // A price increase is sent as an unpaid amount, so that the courier collects it.
  return more > 0 && paid !== undefined
    ? { total: more, payment: 'pending', paid }
    : { total: life.total, payment: life.payment, ...(more < 0 && { giveBack: -more }) };
}

function namesOf({ dishId }: OrderLine, published: Published | null) {
  const names = Object.entries(published?.words ?? {}).flatMap(([language, { dishes }]) => {
    const name = dishes[dishId ?? '']?.name;
    return name === undefined ? [] : [[language, name] as const];
  });
  return names.length > 0 ? { names: Object.fromEntries(names) } : {};
}

/**
 * Returns an order as its courier sees it, with the UPI account for payments. A finished order contains no
 * customer data. `published` is the order's menu version.
 */
export function riderSheet(
  stored: StoredOrder,
  upi: Rules['upi'],
  published: Published | null,
): RiderOrder {
  const { order } = stored;
  const life = lifeIn(stored);
  const isOver = isDeliveryOver(life.status);
  const amount = amountOf(life);
  const fields = isOver ? noOrderFields : { ...order.customer, ...order.billedTo };
  return {
    orderId: order.orderId,
    status: life.status,
    customer: recipientFor('rider', fields),
    location: isOver ? null : order.location,
    ...amount,
    upi: isOver || amount.payment !== 'pending' ? null : upi,
    lines: order.lines.map((line) => ({
      name: line.englishName ?? line.name,
      ...namesOf(line, published),
      quantity: line.quantity,
    })),
  };
}
