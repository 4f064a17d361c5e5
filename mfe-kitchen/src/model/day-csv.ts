import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { toRupees } from '@burger/shared/pricing';

// A spreadsheet runs a cell that begins with one of these.
const wouldRun = /^[=+\-@\t\r]/;

/** One cell: what a spreadsheet would run is made text by an apostrophe, and quotes are doubled. */
export function csvCell(text: string): string {
  const harmless = wouldRun.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const head = [
  'Number',
  'Placed',
  'Kind',
  'Status',
  'Name',
  'Phone',
  'Dishes',
  'Total',
  'Paid',
  'Rider',
  'Reason',
];

const row = (order: KitchenOrder): string[] => [
  order.orderId,
  order.createdAt,
  order.kind,
  order.status,
  order.customer.name,
  order.customer.phone,
  order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  toRupees(order.total).toFixed(2),
  order.payment,
  order.rider ?? '',
  order.reason ?? '',
];

/** The orders of a day for a spreadsheet: one a line, lines ended as RFC 4180 wants. */
export const dayCsv = ({ orders }: Pick<KitchenDay, 'orders'>): string =>
  [head, ...orders.map(row)].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
