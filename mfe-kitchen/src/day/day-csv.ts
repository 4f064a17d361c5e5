import { csvCell } from '@burger/shared/accounting/csv';
import { fromCounterPromise } from '@burger/shared/contracts';
import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { handedOverAt, lastBill, notesAfterHandOver } from '@burger/shared/order';
import { toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { wallClock } from '@burger/shared/hours';
import { orderMessages } from '../order/messages/en';
import { paidText, reasonText, statusText } from '../order/order-text';
import { dayMessages } from './messages/en';

// A format that spreadsheets parse as a date: 2026-11-21 12:00.
function timestampText(iso: string | null): string {
  if (iso === null) return '';
  const { date, time } = wallClock(Date.parse(iso), restaurant.timeZone);
  return `${date} ${time}`;
}

function refunded(order: KitchenOrder): string {
  const sum = notesAfterHandOver(order).reduce((back, { bill }) => back + (bill.total ?? 0), 0);
  return sum > 0 ? toRupees(sum).toFixed(2) : '';
}

const amount = (paise: number | null | undefined): string =>
  typeof paise === 'number' ? toRupees(paise).toFixed(2) : '';

const refundText = (refund: NonNullable<KitchenOrder['online']>['refunds'][number]): string =>
  `${amount(refund.amount)} ${orderMessages.refunds.states[refund.state]}`;

const columns: readonly (readonly [head: string, cell: (order: KitchenOrder) => string])[] = [
  ['Number', ({ orderId }) => orderId],
  ['Placed', ({ createdAt }) => timestampText(createdAt)],
  ['Promised for', (order) => timestampText(fromCounterPromise(order).promisedFrom)],
  ['Handed over', (order) => timestampText(handedOverAt(order))],
  ['Kind', ({ kind }) => orderMessages.card.kinds[kind]],
  ['Status', ({ status, kind }) => statusText(status, kind)],
  ['Name', ({ customer }) => customer.name],
  ['Phone', ({ customer }) => customer.phone],
  ['Dishes', ({ lines }) => lines.map((line) => `${line.quantity} × ${line.name}`).join('; ')],
  ['Total', ({ total }) => toRupees(total).toFixed(2)],
  ['Paid', (order) => paidText(order, dayMessages.paid)],
  ['Bill', ({ papers }) => lastBill(papers)?.serial ?? ''],
  ['Given back', refunded],
  ['Fee', ({ online }) => amount(online?.fee)],
  ['Refunds', ({ online }) => (online?.refunds ?? []).map(refundText).join('; ')],
  ['Rider', ({ rider }) => rider ?? ''],
  ['Reason', ({ reason }) => reasonText(reason ?? '')],
  ['Taken', ({ source }) => (source ? orderMessages.card.sources[source] : '')],
];

export const dayCsv = ({ orders }: Pick<KitchenDay, 'orders'>): string =>
  [columns.map(([head]) => head), ...orders.map((order) => columns.map(([, cell]) => cell(order)))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
