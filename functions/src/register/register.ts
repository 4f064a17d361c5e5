import {
  type DocumentPricing,
  type IssuedPaper,
  type OrderPayment,
  payingPayment,
  readBooked,
  readOrder,
} from '@burger/shared/order';
import { fromRupees, type Paise, toRupees } from '@burger/shared/pricing';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** A bill or a credit note as the register has it; amounts in rupees. */
export interface RegisterRow {
  kind: IssuedPaper['kind'];
  serial: string;
  /** `BK/2627`, and its number in it. */
  series: string;
  number: number;
  at: string;
  /** Of a credit note: its bill. */
  of: string;
  order: string;
  orderId: string;
  pricing: DocumentPricing;
  /** What the paper is called: taxInvoice, billOfSupply, bill or creditNote. */
  name: string;
  gstin: string | null;
  sac: string;
  placeOfSupply: string;
  goods: readonly { hsn: string; rate: number; taxable: number; cgst: number; sgst: number }[];
}

/** What lies in the store: papers, how many each series says there are, and of each order which papers it has. */
export interface Register {
  rows: readonly RegisterRow[];
  counts: ReadonlyMap<string, number>;
  /** By key; `billed`: whether it was handed over and has to have a bill. `paid` as it is now, as it may be put right. */
  orders: ReadonlyMap<
    string,
    { serials: readonly string[]; billed: boolean; paid?: OrderPayment; fee?: Paise | null }
  >;
}

function seriesFaults(series: string, count: number, rows: readonly RegisterRow[]): string[] {
  const times = new Map<number, number>();
  for (const { number } of rows) times.set(number, (times.get(number) ?? 0) + 1);
  const most = Math.max(count, ...times.keys());
  return Array.from({ length: most }, (_, at) => at + 1).flatMap((number) => {
    const had = times.get(number) ?? 0;
    if (had === 0) return `${series}/${number} is missing`;
    if (had > 1) return `${series}/${number} is there ${had} times`;
    return number > count ? `${series}/${number} is beyond what was counted` : [];
  });
}

/** What is wrong with credit notes: their bill has to be there, and no more is taken back than is on it. */
function noteFaults(rows: readonly RegisterRow[]): string[] {
  const left = new Map(
    rows.flatMap(({ kind, serial, pricing }) =>
      kind === 'bill' ? [[serial, fromRupees(pricing.total)] as const] : [],
    ),
  );
  return rows.flatMap(({ kind, serial, of, pricing }) => {
    // Bills of before there were serials carry the number of their order, and lie in no register.
    if (kind === 'bill' || !of.includes('/')) return [];
    const before = left.get(of);
    if (before === undefined) return `${serial} is for ${of}, which is missing`;
    left.set(of, before - fromRupees(pricing.total));
    return before < fromRupees(pricing.total) ? `${serial} takes back more than ${of} has` : [];
  });
}

/** What is wrong between orders and the register: each paper lies in both, and what was handed over has a bill. */
function orderFaults({ rows, orders }: Register): string[] {
  const issued = new Set(rows.map(({ serial }) => serial));
  const missing = [...orders].flatMap(([key, { serials, billed }]) => [
    ...serials
      .filter((serial) => serial.includes('/') && !issued.has(serial))
      .map((serial) => `${serial} of order ${key} is in no register`),
    ...(billed && serials.length === 0 ? [`order ${key} was handed over without a bill`] : []),
  ]);
  const strange = rows.flatMap(({ serial, order }) => {
    const own = orders.get(order);
    return own && !own.serials.includes(serial) ? `${serial} is not with its order ${order}` : [];
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

const head = [
  ...['Number', 'Date', 'Paper', 'For bill', 'Order', 'GSTIN', 'Place of supply', 'SAC'],
  ...['Dishes', 'Discount', 'Delivery', 'CGST', 'SGST', 'Round off', 'Total'],
  'Sealed goods: HSN rate taxable CGST SGST',
  ...['Paid', 'Fee'],
];

const amount = (rupees: number): string => rupees.toFixed(2);

function cellsOf(
  row: RegisterRow,
  dateOf: (iso: string) => string,
  orders: Register['orders'],
): string[] {
  const { subtotal, promoDiscount, deliveryCharge, cgst, sgst, roundOff = 0, total } = row.pricing;
  const goods = row.goods.map((one) =>
    [one.hsn, `${one.rate / 100}%`, ...[one.taxable, one.cgst, one.sgst].map(amount)].join(' '),
  );
  const { paid = '', fee } = orders.get(row.order) ?? {};
  return [
    ...[row.serial, dateOf(row.at), row.name, row.of, row.orderId, row.gstin ?? ''],
    ...[row.placeOfSupply, row.sac],
    ...[subtotal, promoDiscount, deliveryCharge, cgst, sgst, roundOff, total].map(amount),
    goods.join('; '),
    paid,
    row.kind === 'bill' && typeof fee === 'number' ? amount(toRupees(fee)) : '',
  ];
}

/** Papers for a spreadsheet, one a line: nothing in it was typed by a customer. `dateOf`: the day at the restaurant.
 * How an order was paid stands with each of its papers, what the provider keeps of it with its bill. */
export const registerCsv = (
  rows: readonly RegisterRow[],
  dateOf: (iso: string) => string,
  orders: Register['orders'],
): string =>
  [head, ...rows.map((row) => cellsOf(row, dateOf, orders))]
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)
    .join('');

/** All papers of a store with their series and their orders, at one moment of the store. */
export const readRegister = (firestore: Firestore): Promise<Register> =>
  firestore.runTransaction(
    async (transaction) => {
      const ask = async (name: string) =>
        (await transaction.get(firestore.collection(name))).docs.map((found) => ({
          key: found.id,
          data: found.data(),
        }));
      const [papers, series, orders] = [
        await ask('papers'),
        await ask('series'),
        await ask('orders'),
      ];
      return {
        rows: papers.map(({ data }) => ({
          ...(data as RegisterRow),
          at: (data['at'] as Timestamp).toDate().toISOString(),
        })),
        counts: new Map(
          series.map(({ data }) => [data['series'] as string, data['number'] as number]),
        ),
        orders: new Map(
          orders.map(({ key, data }) => {
            const booked = readBooked(data);
            const order = booked ?? readOrder(data);
            const serials = (order?.papers ?? []).map(({ serial }) => serial);
            const fee = (booked?.online && payingPayment(booked.online)?.fee) ?? null;
            const billed = order?.status === 'delivered';
            return [key, { serials, billed, fee, ...(order && { paid: order.payment }) }];
          }),
        ),
      };
    },
    { readOnly: true },
  );
