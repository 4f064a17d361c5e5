import { bareNumber, normalisePhone } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { foldCode } from '@burger/shared/text-search';

/** The orders whose number or phone holds what was typed; all of them where nothing was. */
export function findOrders(orders: readonly KitchenOrder[], typed: string): KitchenOrder[] {
  const number = bareNumber(foldCode(typed)).replace(/^#/, '');
  if (!number) return [...orders];
  // A zero in front is no part of what is looked for.
  const phone = normalisePhone(typed) ?? number.replace(/^(\+|00?)/, '');
  return orders.filter(
    ({ orderId, customer }) =>
      foldCode(orderId).includes(number) ||
      (/^\+?\d{3,}$/.test(phone) && customer.phone.includes(phone)),
  );
}
