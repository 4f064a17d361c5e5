import { isolated } from '@burger/shared/language';
import type { Order, OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { momentSpanFormat, restaurant } from '@burger/shared/restaurant';
import { messages } from '../messages';

const words = messages.chat;

/** As the customer read it, and as the kitchen does. */
const forBoth = ({ name, englishName }: Pick<OrderLine, 'name' | 'englishName'>): string =>
  englishName ? `${name} (${englishName})` : name;

/** How often, what and for how much; then what was chosen of it, and what the kitchen was told, each on its own. */
function lineText(line: OrderLine): string[] {
  const { quantity, price, choices, note } = line;
  const amount = price === null ? '' : ` (${formatMoney(price * quantity)})`;
  const below = [choices.map(forBoth).join(', '), note && words.note(isolated(note))];
  return [
    `- ${quantity} × ${forBoth(line)}${amount}`,
    ...below.filter(Boolean).map((text) => `  ${text}`),
  ];
}

const promisedBetween = momentSpanFormat(restaurant.timeZone);

/** When it was promised, by its date: the message may be read on another day. */
const promisedText = ({ estimatedAt, estimatedUntil }: Order): string =>
  typeof estimatedAt === 'number'
    ? promisedBetween(estimatedAt, typeof estimatedUntil === 'number' ? estimatedUntil : null)
    : '';

/** The prefilled message about a stored order, for the restaurant's chat (spec.md §7). */
export function chatMessage(order: Order): string {
  const { customer, bill, instructions, paymentMethod } = order;
  const facts: (readonly [string, string])[] = [
    [words.when[order.kind], promisedText(order)],
    [words.customer, customer.name],
    [words.phone, customer.phone],
    [words.address, customer.address],
    [words.landmark, customer.landmark],
    [words.total, formatMoney(bill.total ?? 0)],
    [words.payment, paymentMethod === 'cod' ? words.cod[order.kind] : paymentMethod],
  ];
  return [
    words.greeting(restaurant.name, order.orderId),
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${isolated(value)}`),
    `${words.items}:`,
    ...order.lines.flatMap(lineText),
    ...(instructions ? [`${words.instructions}: ${isolated(instructions)}`] : []),
  ].join('\n');
}

export const chatLink = (order: Order): string =>
  `https://wa.me/${restaurant.chatPhone.replace(/\D/g, '')}?text=${encodeURIComponent(chatMessage(order))}`;
