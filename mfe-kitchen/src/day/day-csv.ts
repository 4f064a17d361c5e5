import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { handedOverAt } from '@burger/shared/order';
import { toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { orderMessages } from '../order/messages';
import { reasonText, statusText } from '../order/order-text';
import { dayMessages } from './messages';

// A spreadsheet runs a cell that begins with one of these, full-width too, and some do behind what is not seen.
const wouldRun = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/** One cell: what a spreadsheet would run is made text by an apostrophe, and quotes are doubled. */
export function csvCell(text: string): string {
  const harmless = wouldRun.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

// What spreadsheets read as a moment: 2026-11-21 12:00.
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: restaurant.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});
const momentOf = (iso: string | null): string =>
  iso === null ? '' : moments.format(new Date(iso));

const head = [
  'Number',
  'Placed',
  'Promised for',
  'Handed over',
  'Kind',
  'Status',
  'Name',
  'Phone',
  'Dishes',
  'Total',
  'Paid',
  'Bill',
  'Given back',
  'Rider',
  'Reason',
];

/** What credit notes of an order come to; nothing of what was never paid. */
function givenBack({ status, papers = [] }: KitchenOrder): string {
  const notes = papers.filter(({ kind }) => status === 'delivered' && kind === 'creditNote');
  const sum = notes.reduce((back, { bill }) => back + (bill.total ?? 0), 0);
  return sum > 0 ? toRupees(sum).toFixed(2) : '';
}

const row = (order: KitchenOrder): string[] => [
  order.orderId,
  momentOf(order.createdAt),
  momentOf(order.promisedAt),
  momentOf(handedOverAt(order)),
  orderMessages.card.kinds[order.kind],
  statusText(order.status, order.kind),
  order.customer.name,
  order.customer.phone,
  order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  toRupees(order.total).toFixed(2),
  dayMessages.paid[order.payment],
  order.papers?.findLast(({ kind }) => kind === 'bill')?.serial ?? '',
  givenBack(order),
  order.rider ?? '',
  reasonText(order.reason ?? ''),
];

/** The orders of a day for a spreadsheet, in the time and the words of the counter: one a line, lines ended as RFC 4180 wants. */
export const dayCsv = ({ orders }: Pick<KitchenDay, 'orders'>): string =>
  [head, ...orders.map(row)].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
