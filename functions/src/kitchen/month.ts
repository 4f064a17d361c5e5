import {
  untaxedParts,
  type MonthInvoice,
  type MonthMovement,
  type MonthOnline,
  type MonthPage,
  type MonthRefund,
} from '@burger/shared/kitchen';
import {
  type BookedOrder,
  refundedFor,
  lastBill,
  none,
  notesAfterHandOver,
  payingPayment,
  storedAmounts,
  collectedFor,
  lifeOf,
  movementsOf,
  paidBefore,
  type AmountsByMethod,
} from '@burger/shared/order';
import {
  type OrderStatus,
  billPartsWith,
  mapBillParts,
  sumOfParts,
} from '@burger/shared/contracts';
import { fromRupees, type Paise } from '@burger/shared/pricing';
import { businessDay, dayOf } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { dayRange } from '../orders/placing/promise-time';
import type { RegisterRow } from '../orders/invoices/register-row';
import type { FoundOrders } from '../orders/store/store';
import { monthOf } from '../orders/store/accounting-days';
import { advancesIn } from './advances';

/** Returns how a bill was paid or a credit note refunded; both are due while the order is undelivered. */
function paidOf(serial: string, total: Paise, order: BookedOrder | null): MonthInvoice['paid'] {
  const { papers = [] } = order ?? {};
  const paid = { payment: 'pending' as const, ...order, total: order?.bill.total ?? 0 };
  const notes = order ? notesAfterHandOver({ ...order, status: order.status as OrderStatus }) : [];
  const place = notes.findIndex((note) => note.serial === serial);
  const before = notes.slice(0, place).reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);
  const isStanding = lastBill(papers)?.serial === serial;
  const ways = (): AmountsByMethod => {
    const { out } = notes[place] ?? {};
    if (place >= 0) return refundedFor(paid, { amount: total, before, out });
    const isHad = isStanding && order?.status === 'delivered' && paid.total === total;
    return isHad ? collectedFor(paid) : none;
  };
  const { cash, upi, online } = ways();
  return { cash, upi, online, due: total - cash - upi - online };
}

/** Returns a register row with its order's payment. */
export function monthInvoice(row: RegisterRow, order: BookedOrder | null): MonthInvoice {
  const isLast = order && lastBill(order.papers)?.serial === row.serial;
  const goods = row.goods.map(({ hsn, rate, quantity, ...sums }) => ({
    ...{ hsn, rate, quantity, taxable: fromRupees(sums.taxable) },
    ...{ cgst: fromRupees(sums.cgst), sgst: fromRupees(sums.sgst) },
  }));
  const { isFinancial = false } = row;
  const amounts = storedAmounts(row.pricing);
  const untaxed = mapBillParts((part) => (isFinancial ? 0 : amounts[part]), untaxedParts);
  const ofGoods = goods.reduce((sum, { taxable, cgst, sgst }) => sum + taxable + cgst + sgst, 0);
  const total = fromRupees(row.pricing.total);
  const { kind, serial, series, number, at, of, orderId, scheme, gstin, sac, placeOfSupply, rate } =
    row;
  return {
    ...{ kind, serial, series, number, at, of, orderId, scheme, gstin, sac, placeOfSupply },
    ...(row.recipient && { recipient: row.recipient }),
    rate,
    ...(isFinancial
      ? { service: 0, cgst: 0, sgst: 0, goods: [], financial: total }
      : {
          service: sumOfParts(amounts, billPartsWith('tax', 'base')) - ofGoods,
          ...{ cgst: amounts.cgst, sgst: amounts.sgst, goods, financial: 0 },
        }),
    ...untaxed,
    total,
    paid: paidOf(serial, total, order),
    // A changed order has several bills; the last one reports the provider's fee, so that it counts once.
    fee: isLast && order.online ? (payingPayment(order.online)?.fee ?? null) : null,
  };
}

export const refundsIn = (month: string, { orderId, online }: BookedOrder): MonthRefund[] =>
  (online?.refunds ?? [])
    .filter(({ at }) => dayOf(new Date(at)).startsWith(month))
    .map(({ at, amount, reason, state, paidOut }) => ({
      ...{ at, orderId, amount, reason, state },
      ...(paidOut && { paidOut }),
    }));

/** Returns an order's payments and payouts on the business days of a month, so that its days add up to it. */
export function movementsIn(month: string, order: BookedOrder): MonthMovement[] {
  const life = lifeOf(order);
  if (!life) return [];
  const { orderId, papers } = order;
  const createdAt = new Date(life.createdAt).toISOString();
  return movementsOf({ ...life, createdAt, papers, paid: paidBefore(life) })
    .filter(({ at }) => businessDay(new Date(at)).startsWith(month))
    .map(({ at, way, amount }) => ({ at, orderId, way, amount }));
}

/** Returns an order's first bill or credit note of a month. Its page has the order's movements and advances. */
const firstPaperIn = (month: string, { papers }: BookedOrder) =>
  papers.find(({ at }) => monthOf(at) === month);

const ofOrder = (month: string, orders: readonly BookedOrder[]) => ({
  movements: orders.flatMap((order) => movementsIn(month, order)),
  advances: orders.flatMap((order) => advancesIn(month, order)),
});

/**
 * Returns an order's payments and refunds at the provider in a month, also those that settled nothing, and what
 * left beyond the payments.
 */
export function onlineIn(month: string, { orderId, online }: BookedOrder): MonthOnline[] {
  const isMeant = ({ at }: { at: string }) => dayOf(new Date(at)).startsWith(month);
  const paid = (online?.payments ?? []).map(({ id, at, amount, fee, tax = null }) => ({
    ...{ at, orderId, payment: id, refund: '', amount, fee, tax },
  }));
  // The provider still holds the money of failed refunds and of those paid out by hand, so omit them.
  const back = (online?.refunds ?? [])
    .filter(({ state, paidOut }) => state !== 'failed' && !paidOut)
    .map(({ of, at, amount, provider = 'pending' }) => ({
      ...{ at, orderId, payment: of, refund: provider, amount: -amount, fee: null, tax: null },
    }));
  const over = (online?.overpaid ?? []).map(({ id, of, at, amount }) => ({
    ...{ at, orderId, payment: of, refund: id, amount: -amount, fee: null, tax: null },
  }));
  return [...paid, ...back, ...over].filter(isMeant);
}

export interface MonthRow {
  id: string;
  row: RegisterRow;
  /** The row's order; null if it was deleted or cannot be read. */
  order: BookedOrder | null;
  isDamaged: boolean;
}

export interface MonthStore {
  /** Returns register rows from `from` to before `to` (ms), by date and id, starting after a given row. */
  papers(
    from: number,
    to: number,
    after: { at: number; id: string } | null,
    most: number,
  ): Promise<MonthRow[]>;
  /** Returns orders paid in advance, paid online or refunded in a month; unreadable orders by number. */
  refunded(month: string, skip: number, most: number): Promise<FoundOrders>;
}

/** Returns start and end (ms, exclusive) of a month such as 2026-11 in the restaurant's time zone. */
export function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const startOf = (date: string) => dayRange(date, restaurant.timeZone).from;
  return { from: startOf(`${month}-01`), to: startOf(next) };
}

const atOnce = 250;
const cursors = /^(?:p(\d{1,15}),([\w-]{1,40})|r(\d{1,9}))$/;

const paperPage = (month: string, found: readonly MonthRow[]): Omit<MonthPage, 'next'> => ({
  papers: found.map(({ row, order }) => monthInvoice(row, order)),
  refunds: [],
  online: [],
  ...ofOrder(
    month,
    found.flatMap(({ row, order }) =>
      order && firstPaperIn(month, order)?.serial === row.serial ? order : [],
    ),
  ),
  damaged: [...new Set(found.flatMap(({ row, isDamaged }) => (isDamaged ? row.orderId : [])))],
});

const moneyPage = (month: string, { orders, damaged }: FoundOrders): Omit<MonthPage, 'next'> => ({
  papers: [],
  refunds: orders.flatMap(({ order }) => refundsIn(month, order)),
  online: orders.flatMap(({ order }) => onlineIn(month, order)),
  ...ofOrder(
    month,
    orders.flatMap(({ order }) => (firstPaperIn(month, order) ? [] : order)),
  ),
  damaged: [...damaged],
});

/** Returns one page of an accounting month: bills and credit notes first, then refunds. */
export async function monthPage(
  monthStore: MonthStore,
  month: string,
  after: string,
  most = atOnce,
): Promise<MonthPage> {
  const [, at, id = '', skipped] = cursors.exec(after) ?? [];
  if (skipped === undefined) {
    const { from, to } = monthRange(month);
    const start = at === undefined ? null : { at: Number(at), id };
    const found = await monthStore.papers(from, to, start, most);
    const last = found.at(-1);
    return {
      ...paperPage(month, found),
      next: last && found.length >= most ? `p${Date.parse(last.row.at)},${last.id}` : 'r0',
    };
  }
  const found = await monthStore.refunded(month, Number(skipped), most);
  const count = found.orders.length + found.damaged.length;
  return {
    ...moneyPage(month, found),
    next: count < most ? null : `r${Number(skipped) + count}`,
  };
}
