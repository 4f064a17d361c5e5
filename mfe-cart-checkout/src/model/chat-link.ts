import type { Order } from '@burger/shared/contracts';
import { formatMoney, fromRupees } from '@burger/shared/pricing';

/** The words around the order's own; from the messages file. */
export interface ChatWords {
  greeting: (restaurant: string, orderId: string) => string;
  customer: string;
  phone: string;
  address: string;
  landmark: string;
  total: string;
  payment: string;
  cod: string;
  items: string;
  instructions: string;
}

/** The prefilled message about a stored order, for the restaurant's chat (spec.md §7). */
export function chatMessage(restaurant: string, order: Order, words: ChatWords): string {
  const { customerDetails: customer, pricing } = order;
  const lines: (readonly [string, string])[] = [
    [words.customer, customer.name],
    [words.phone, customer.phone],
    [words.address, customer.address],
    [words.landmark, customer.landmark],
    [words.total, formatMoney(fromRupees(pricing.total))],
    [words.payment, order.paymentMethod === 'cod' ? words.cod : order.paymentMethod],
  ];
  return [
    words.greeting(restaurant, order.orderId),
    ...lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
    `${words.items}:`,
    ...order.items.map(
      ({ name, quantity, price }) =>
        `- ${quantity} × ${name} (${formatMoney(fromRupees(price) * quantity)})`,
    ),
    ...(customer.specialInstructions
      ? [`${words.instructions}: ${customer.specialInstructions}`]
      : []),
  ].join('\n');
}

/** A link that opens the chat app with the message ready to send. */
export const chatLink = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
