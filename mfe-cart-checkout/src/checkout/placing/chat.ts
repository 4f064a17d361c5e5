import { orderFieldsWith } from '@burger/shared/contracts';
import { orderFieldLabels } from '@burger/shared/ui/fields';
import { isolated } from '@burger/shared/i18n';
import type { Order, OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { promisedTextWithDate } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { messages } from '../../messages/en';

const texts = messages.chat;

/** Returns the dish name in the customer's language, followed by the English one for the kitchen. */
const forBoth = ({ name, englishName }: Pick<OrderLine, 'name' | 'englishName'>): string =>
  englishName ? `${name} (${englishName})` : name;

function lineText(line: OrderLine): string[] {
  const { quantity, price, choices, note } = line;
  const amount = price === null ? '' : ` (${formatMoney(price * quantity)})`;
  const below = [choices.map(forBoth).join(', '), note && messages.cart.note(isolated(note))];
  return [
    `- ${quantity} × ${forBoth(line)}${amount}`,
    ...below.filter(Boolean).map((text) => `  ${text}`),
  ];
}

const paymentText = ({ kind, paymentMethod }: Order): string =>
  paymentMethod === 'online' ? messages.payment.online : texts.cod[kind];

/** Returns the prefilled WhatsApp message about an order (spec.md §7). */
export function chatMessage(order: Order): string {
  const { customer, bill } = order;
  const labels = { ...orderFieldLabels, specialInstructions: texts.instructions };
  const facts: (readonly [string, string])[] = [
    [messages.when.kinds[order.kind], promisedTextWithDate(order)],
    [texts.customer, customer.name],
    [texts.phone, customer.phone],
    [texts.address, customer.address],
    [labels.landmark, customer.landmark],
    [messages.bill.total, formatMoney(bill.total ?? 0)],
    [messages.checkout.payment, paymentText(order)],
  ];
  return [
    texts.greeting(restaurant.name, order.orderId),
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${isolated(value)}`),
    `${texts.items}:`,
    ...order.lines.flatMap(lineText),
    ...orderFieldsWith('about', 'order')
      .filter((name) => customer[name])
      .map((name) => `${labels[name]}: ${isolated(customer[name])}`),
  ].join('\n');
}

export const chatLink = (order: Order): string =>
  `https://wa.me/${restaurant.chatPhone.replace(/\D/g, '')}?text=${encodeURIComponent(chatMessage(order))}`;
