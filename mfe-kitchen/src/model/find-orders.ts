import type { KitchenOrder } from '@burger/shared/kitchen';

const digits = (text: string): string => text.replace(/\D/g, '');
const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** The orders whose number or phone holds what was typed; all of them where nothing was. */
export function findOrders(orders: readonly KitchenOrder[], typed: string): KitchenOrder[] {
  const number = plain(typed);
  if (!number) return [...orders];
  // A country code or a zero in front is no part of what is looked for.
  const phone = digits(typed).replace(/^(91(?=\d{10})|0)/, '');
  return orders.filter(
    ({ orderId, customer }) =>
      plain(orderId).includes(number) ||
      (phone.length >= 3 && digits(customer.phone).includes(phone)),
  );
}
