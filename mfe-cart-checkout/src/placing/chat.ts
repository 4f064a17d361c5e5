import type { OrderKind } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import type { Order, OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { momentSpanFormat, restaurant } from '@burger/shared/restaurant';

/** The words around the order's own; from the messages file. */
export interface ChatWords {
  when: Record<OrderKind, string>;
  greeting: (restaurant: string, orderId: string) => string;
  customer: string;
  phone: string;
  address: string;
  landmark: string;
  total: string;
  payment: string;
  cod: Record<OrderKind, string>;
  items: string;
  note: (note: string) => string;
  instructions: string;
}

/** As the customer read it, and as the kitchen does. */
const forBoth = ({ name, englishName }: Pick<OrderLine, 'name' | 'englishName'>): string =>
  englishName ? `${name} (${englishName})` : name;

/** How often, what and for how much; then what was chosen of it, and what the kitchen was told, each on its own. */
function lineText(line: OrderLine, words: ChatWords): string[] {
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
export function chatMessage(name: string, order: Order, words: ChatWords): string {
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
    words.greeting(name, order.orderId),
    ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${isolated(value)}`),
    `${words.items}:`,
    ...order.lines.flatMap((line) => lineText(line, words)),
    ...(instructions ? [`${words.instructions}: ${isolated(instructions)}`] : []),
  ].join('\n');
}

/** A link that opens the chat app with the message ready to send. */
export const chatLink = (phone: string, message: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
