import type { MonthOnline, MonthPage, MonthPaper, MonthRefund } from '@burger/shared/kitchen';
import {
  type BookedOrder,
  givenFor,
  lastBill,
  none,
  notesAfterHandOver,
  type OrderStatus,
  payingPayment,
  takenFor,
  type Ways,
} from '@burger/shared/order';
import { fromRupees, type Paise } from '@burger/shared/pricing';
import { dayOf, restaurant } from '@burger/shared/restaurant';
import { dayRange } from '../orders/eta';
import { goodsOn, type RegisterRow, serviceRate } from '../orders/register-row';
import type { KeptOrder } from '../orders/store';

/** How a paper was paid, or given back. What is under way, or was billed and not had, is due with its bill and its note. */
function paidOf(serial: string, total: Paise, order: BookedOrder | null): MonthPaper['paid'] {
  const { papers = [] } = order ?? {};
  const paid = { payment: 'pending' as const, ...order, total: order?.bill.total ?? 0 };
  const notes = order ? notesAfterHandOver({ ...order, status: order.status as OrderStatus }) : [];
  const place = notes.findIndex((note) => note.serial === serial);
  const before = notes.slice(0, place).reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);
  const isStanding = lastBill(papers)?.serial === serial;
  const ways = (): Ways => {
    const { out } = notes[place] ?? {};
    if (place >= 0) return givenFor(paid, { amount: total, before, out });
    const isHad = isStanding && order?.status === 'delivered' && paid.total === total;
    return isHad ? takenFor(paid) : none;
  };
  const { cash, upi, online } = ways();
  return { cash, upi, online, due: total - cash - upi - online };
}

/** A row of the register with what its order says of it: how it was paid and, of rows of before, rate and quantities. */
export function monthPaper(row: RegisterRow, order: BookedOrder | null): MonthPaper {
  const isLast = order && lastBill(order.papers)?.serial === row.serial;
  const issued = order?.papers.find(({ serial }) => serial === row.serial);
  const seller = row.rate === undefined && issued ? order?.seller : null;
  const law =
    order && seller && issued
      ? { goods: goodsOn(order, seller, issued), rate: serviceRate(seller) }
      : null;
  const goods = law
    ? law.goods.map(({ value: _value, ...one }) => one)
    : row.goods.map(({ hsn, rate, quantity = 0, ...sums }) => ({
        ...{ hsn, rate, quantity, taxable: fromRupees(sums.taxable) },
        ...{ cgst: fromRupees(sums.cgst), sgst: fromRupees(sums.sgst) },
      }));
  const { subtotal, promoDiscount, deliveryCharge, roundOff = 0, ...sums } = row.pricing;
  const ofGoods = goods.reduce((sum, { taxable, cgst, sgst }) => sum + taxable + cgst + sgst, 0);
  const total = fromRupees(sums.total);
  const { kind, serial, series, number, at, of, orderId, scheme, gstin, sac, placeOfSupply } = row;
  const { isFinancial = false } = row;
  return {
    ...{ kind, serial, series, number, at, of, orderId, scheme, gstin, sac, placeOfSupply },
    ...(row.recipient && { recipient: row.recipient }),
    rate: law?.rate ?? row.rate ?? 0,
    ...(isFinancial
      ? { service: 0, cgst: 0, sgst: 0, goods: [], roundOff: 0, financial: total }
      : {
          service:
            fromRupees(subtotal) - fromRupees(promoDiscount) + fromRupees(deliveryCharge) - ofGoods,
          ...{ cgst: fromRupees(sums.cgst), sgst: fromRupees(sums.sgst), goods },
          ...{ roundOff: fromRupees(roundOff), financial: 0 },
        }),
    total,
    paid: paidOf(serial, total, order),
    // Once, with the bill that stands: one that was changed has several.
    fee: isLast && order.online ? (payingPayment(order.online)?.fee ?? null) : null,
  };
}

/** What of an order was sent back in a month. */
export const refundsIn = (month: string, { orderId, online }: BookedOrder): MonthRefund[] =>
  (online?.refunds ?? [])
    .filter(({ at }) => dayOf(new Date(at)).startsWith(month))
    .map(({ at, amount, reason, state }) => ({ at, orderId, amount, reason, state }));

/** What the provider took for an order and gave back of it in a month: each payment, also one that paid for nothing. */
export function onlineIn(month: string, { orderId, online }: BookedOrder): MonthOnline[] {
  const isMeant = ({ at }: { at: string }) => dayOf(new Date(at)).startsWith(month);
  const paid = (online?.payments ?? []).map(({ id, at, amount, fee, tax = null }) => ({
    ...{ at, orderId, payment: id, refund: '', amount, fee, tax },
  }));
  // What failed, or was paid out by hand, is still with the provider.
  const back = (online?.refunds ?? [])
    .filter(({ state, paidOut }) => state !== 'failed' && !paidOut)
    .map(({ id, of, at, amount, provider = id }) => ({
      ...{ at, orderId, payment: of, refund: provider, amount: -amount, fee: null, tax: null },
    }));
  return [...paid, ...back].filter(isMeant);
}

/** Where the papers of a month are read, and the orders of which money was sent back in it. */
export interface MonthBook {
  /** In the order of their dates and their names, from one moment to before another (ms), after one of them. */
  papers(
    from: number,
    to: number,
    after: { at: number; id: string } | null,
    most: number,
  ): Promise<{ id: string; row: RegisterRow; order: BookedOrder | null }[]>;
  refunded(month: string, skip: number, most: number): Promise<KeptOrder[]>;
}

/** From when to before when (ms) a month such as 2026-11 lasts at the restaurant: papers have dates of the calendar. */
function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  const startOf = (date: string) => dayRange(date, restaurant.timeZone).from;
  return { from: startOf(`${month}-01`), to: startOf(next) };
}

const atOnce = 250;
const cursors = /^(?:p(\d{1,15}),([\w-]{1,40})|r(\d{1,9}))$/;

/** A part of a month: papers first, then refunds, never more at once than an answer holds. */
export async function monthPage(
  book: MonthBook,
  month: string,
  after: string,
  most = atOnce,
): Promise<MonthPage> {
  const [, at, id = '', skipped] = cursors.exec(after) ?? [];
  if (skipped === undefined) {
    const { from, to } = monthRange(month);
    const start = at === undefined ? null : { at: Number(at), id };
    const found = await book.papers(from, to, start, most);
    const last = found.at(-1);
    return {
      papers: found.map(({ row, order }) => monthPaper(row, order)),
      refunds: [],
      online: [],
      next: last && found.length >= most ? `p${Date.parse(last.row.at)},${last.id}` : 'r0',
    };
  }
  const found = await book.refunded(month, Number(skipped), most);
  return {
    papers: [],
    refunds: found.flatMap(({ order }) => refundsIn(month, order)),
    online: found.flatMap(({ order }) => onlineIn(month, order)),
    next: found.length < most ? null : `r${Number(skipped) + found.length}`,
  };
}
