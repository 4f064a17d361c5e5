import path from 'node:path';
import { type Month, type MonthFileKind, monthFiles } from '@burger/shared/accounting';
import { type BookedOrder, readBooked, readOrder } from '@burger/shared/order';
import { fromRupees } from '@burger/shared/pricing';
import { dayOf } from '@burger/shared/hours';
import type { Firestore } from 'firebase-admin/firestore';
import { advancesIn } from '../kitchen/advances';
import { registerRow } from '../kitchen/firestore-month';
import { monthInvoice, movementsIn, onlineIn, refundsIn } from '../kitchen/month';
import type { RegisterRow } from '../orders/invoices/register-row';

/** Stored bills and credit notes, the last number per series, and the serials per order. */
export interface Register {
  rows: readonly RegisterRow[];
  counts: ReadonlyMap<string, number>;
  orders: ReadonlyMap<string, RegisterOrder>;
}

interface RegisterOrder {
  serials: readonly string[];
  /** True for a delivered order, which must have a bill. */
  billed: boolean;
  /** The order; null if its record is damaged. */
  order?: BookedOrder | null;
  orderId?: string;
}

function seriesFaults(series: string, count: number, rows: readonly RegisterRow[]): string[] {
  const times = new Map<number, number>();
  for (const { number } of rows) times.set(number, (times.get(number) ?? 0) + 1);
  const most = Math.max(count, ...times.keys());
  return Array.from({ length: most }, (_, at) => at + 1).flatMap((number) => {
    const had = times.get(number) ?? 0;
    if (had === 0) return `${series}/${number} is missing`;
    if (had > 1) return `${series}/${number} is there ${had} times`;
    return number > count ? `${series}/${number} exceeds the last number of its series` : [];
  });
}

/** Returns faults of credit notes: the bill is missing, or more was credited than billed. */
function noteFaults(rows: readonly RegisterRow[]): string[] {
  const left = new Map(
    rows.flatMap(({ kind, serial, pricing }) =>
      kind === 'bill' ? [[serial, fromRupees(pricing.total)] as const] : [],
    ),
  );
  return rows.flatMap(({ kind, serial, of, pricing }) => {
    // Bills issued before serial numbers existed have the order number instead and are not in the register.
    if (kind === 'bill' || !of.includes('/')) return [];
    const before = left.get(of);
    if (before === undefined) return `${serial} is for ${of}, which is missing`;
    left.set(of, before - fromRupees(pricing.total));
    return before < fromRupees(pricing.total)
      ? `${serial} credits more than the bill ${of} contains`
      : [];
  });
}

/** Returns faults of orders: damaged, without a register entry, or delivered without a bill. */
function orderFaults({ rows, orders }: Register): string[] {
  const issued = new Set(rows.map(({ serial }) => serial));
  const missing = [...orders].flatMap(([key, { serials, billed, order, orderId = '' }]) => [
    ...(order === null ? [`order ${orderId || key} cannot be read`] : []),
    ...serials
      .filter((serial) => serial.includes('/') && !issued.has(serial))
      .map((serial) => `${serial} of order ${key} is not in the register`),
    ...(billed && serials.length === 0 ? [`order ${key} was delivered without a bill`] : []),
  ]);
  const strange = rows.flatMap(({ serial, order }) => {
    const own = orders.get(order);
    return own && !own.serials.includes(serial) ? `${serial} is missing in its order ${order}` : [];
  });
  return [...missing, ...strange];
}

export function faultsOf(register: Register): string[] {
  const { rows, counts } = register;
  const names = new Set([...counts.keys(), ...rows.map(({ series }) => series)]);
  const misnamed = rows.flatMap(({ serial, series, number }) =>
    serial === `${series}/${number}` ? [] : `${serial} stands as ${series}/${number}`,
  );
  return [
    ...misnamed,
    ...[...names].flatMap((series) =>
      seriesFaults(
        series,
        counts.get(series) ?? 0,
        rows.filter((row) => row.series === series),
      ),
    ),
    ...noteFaults(rows),
    ...orderFaults(register),
  ];
}

/** Returns one month of the invoice register, or all of it for an empty month. */
export function monthOf({ rows, orders }: Register, month: string): Month {
  const all = [...orders.values()];
  const readable = all.flatMap(({ order }) => order ?? []);
  return {
    month,
    papers: rows
      .filter(({ at }) => dayOf(new Date(at)).startsWith(month))
      .map((row) => monthInvoice(row, orders.get(row.order)?.order ?? null)),
    refunds: readable.flatMap((order) => refundsIn(month, order)),
    online: readable.flatMap((order) => onlineIn(month, order)),
    movements: readable.flatMap((order) => movementsIn(month, order)),
    advances: month === '' ? [] : readable.flatMap((order) => advancesIn(month, order)),
    // The month of an unreadable payment is unknown, so every month reports it.
    damaged: all.flatMap(({ order, orderId }) => (order === null ? (orderId ?? '?') : [])),
  };
}

export const readRegister = (firestore: Firestore): Promise<Register> =>
  firestore.runTransaction(
    async (transaction) => {
      const ask = async (name: string) =>
        (await transaction.get(firestore.collection(name))).docs.map((found) => ({
          key: found.id,
          data: found.data(),
        }));
      const [invoices, series, orders] = [
        await ask('papers'),
        await ask('series'),
        await ask('orders'),
      ];
      return {
        rows: invoices.map(({ data }) => registerRow(data)),
        counts: new Map(
          series.map(({ data }) => [data['series'] as string, data['number'] as number]),
        ),
        orders: new Map(
          orders.map(({ key, data }) => {
            const booked = readBooked(data);
            const order = booked ?? readOrder(data);
            const serials = (order?.papers ?? []).map(({ serial }) => serial);
            const billed = order?.status === 'delivered';
            return [key, { serials, billed, order: booked, orderId: order?.orderId ?? key }];
          }),
        ),
      };
    },
    { readOnly: true },
  );

/** Returns the export files of a kind with their paths. Several files, one per GSTIN, are named by it. */
export function filesToWrite(kind: MonthFileKind, requested: string | undefined, month: Month) {
  if (!requested) return [];
  const files = monthFiles(kind, month);
  const { dir, base } = path.parse(requested);
  return files.map(({ name, content }) => ({
    file: files.length === 1 ? requested : path.join(dir, `${path.parse(name).name}-${base}`),
    content,
  }));
}
