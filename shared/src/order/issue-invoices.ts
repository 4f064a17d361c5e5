import {
  billParts,
  billPartNames,
  mapBillParts,
  sumOfParts,
  type BillPart,
  type BillPartWith,
} from '../contracts/bill-parts';
import { discounted, serviceValue, subtotalOf } from '../pricing/bill';
import type { Paise } from '../pricing/money';
import { dayOf } from '../hours/clock-time';
import { linesOn } from './changes';
import {
  type InvoiceDocument,
  lastBill,
  notesOf,
  type Order,
  type OrderBill,
  type OrderChange,
  type ReturnedGoods,
} from './order';
import type { OrderStatus } from '../contracts/order-states';
import type { BilledLine } from './goods-on';

export type InvoiceDraft = Omit<InvoiceDocument, 'serial' | 'at'>;

/**
 * A bill or credit note requested with a status change. `void`: a credit note for a complete bill that
 * changing the order invalidated.
 */
export type RequestedInvoice = 'bill' | 'void' | RequestedCreditNote;

/** The credited lines, or no lines and an amount. */
export type RequestedCreditNote = Pick<InvoiceDraft, 'taken' | 'reason' | 'press'> & {
  amount?: Paise | undefined;
  out?: 'cash' | 'upi' | undefined;
};

export interface Billable extends Pick<Order, 'bill' | 'papers'> {
  lines: readonly BilledLine[];
  /** The lines before each change; missing without changes. */
  changes?: readonly Pick<OrderChange<BilledLine>, 'lines' | 'papers'>[] | undefined;
}

export function quantitiesLeft(order: Billable, bill: InvoiceDocument): number[] {
  const returned = notesOf(order.papers, bill).flatMap((note) => note.taken);
  return linesOn(order, bill).map(({ quantity }, at) =>
    returned.reduce((left, one) => (one.line === at ? left - one.quantity : left), quantity),
  );
}

const restOf = (order: Billable, bill: InvoiceDocument): OrderBill =>
  notesOf(order.papers, bill).reduce((rest, note) => less(rest, note.bill), bill.bill);

export const leftOnBill = (order: Billable, bill: InvoiceDocument): Paise =>
  restOf(order, bill).total ?? 0;

/** Returns the last bill, or null if it was credited completely. */
export function standingBill(order: Billable): InvoiceDocument | null {
  const bill = lastBill(order.papers);
  if (!bill || quantitiesLeft(order, bill).every((left) => left === 0)) return null;
  const isRefunded = notesOf(order.papers, bill).length > 0 && restOf(order, bill).total === 0;
  return isRefunded ? null : bill;
}

const shareOf = (amount: Paise | null, part: number, whole: number): Paise =>
  whole === 0 ? 0 : Math.round(((amount ?? 0) * part) / whole);

/** Returns a bill's amounts for these quantities. Parts that are not of the lines go with the last lines credited. */
function billFor({ lines }: Billable, bill: OrderBill, quantities: readonly number[]): OrderBill {
  if (lines.every(({ quantity }, at) => quantity === quantities[at])) return bill;
  const priced = lines.map((line) => ({ ...line, price: line.price ?? 0 }));
  const some = priced.map((line, at) => ({ ...line, quantity: quantities[at] ?? 0 }));
  const subtotal = subtotalOf(some);
  const under = (all: typeof priced) => subtotalOf(discounted(all));
  const discount = shareOf(bill.discount, under(some), under(priced));
  const service = serviceValue(some, { discount, delivery: 0 });
  const whole = serviceValue(priced, {
    discount: bill.discount ?? 0,
    delivery: bill.delivery ?? 0,
  });
  const cgst = shareOf(bill.cgst, service, whole);
  const sgst = shareOf(bill.sgst, service, whole);
  const ofLines: Record<BillPartWith<{ refund: 'lines' }>, Paise> = {
    ...{ subtotal, discount, cgst, sgst },
  };
  return { ...bill, ...mapBillParts(() => 0), ...ofLines, total: sumOfParts(ofLines) };
}

const less = (one: OrderBill, other: OrderBill): OrderBill => {
  const minus = (key: BillPart | 'total') => (one[key] ?? 0) - (other[key] ?? 0);
  const rule = one.isRounded && { isRounded: one.isRounded };
  return { promo: one.promo, ...mapBillParts(minus), ...rule, total: minus('total') };
};

/** Returns the part of a bill's remainder with this total, in proportion to its sums. */
function partOf(rest: OrderBill, amount: Paise): OrderBill {
  if (amount === rest.total) return rest;
  const shares = mapBillParts((part) =>
    billParts[part].refund === 'last' ? 0 : shareOf(rest[part], amount, rest.total ?? 0),
  );
  // The subtotal takes what rounding leaves.
  const subtotal = shares.subtotal + amount - sumOfParts(shares);
  return { ...rest, ...shares, subtotal, total: amount };
}

/** Rounds an amount to credit as its bill was rounded, at most to the bill's remainder. */
const roundedAs = ({ isRounded }: OrderBill, amount: Paise, left: Paise): Paise =>
  isRounded ? Math.min(Math.round(amount / 100) * 100, left) : amount;

function withRoundOff(note: OrderBill, left: Paise): OrderBill {
  const total = note.total ?? 0;
  const rounded = roundedAs(note, total, left);
  return { ...note, roundOff: note.roundOff + rounded - total, total: rounded };
}

/**
 * Creates a credit note. Notes for lines add up to a complete bill exactly; a note for an amount has that
 * amount, in whole rupees if its bill was rounded.
 */
function creditNote(
  order: Billable,
  bill: InvoiceDocument,
  { taken, reason, press, amount, out }: RequestedCreditNote,
): InvoiceDraft {
  const rest = restOf(order, bill);
  const of = bill.serial;
  const note = { kind: 'creditNote', of, taken, reason, press, ...(out && { out }) } as const;
  const most = rest.total ?? 0;
  if (amount !== undefined) return { ...note, bill: partOf(rest, roundedAs(rest, amount, most)) };
  const left = quantitiesLeft(order, bill);
  const before = order.lines.map(({ quantity }, at) => quantity - (left[at] ?? 0));
  const after = before.map((quantity, at) =>
    taken.reduce((sum, one) => (one.line === at ? sum + one.quantity : sum), quantity),
  );
  if (order.lines.every(({ quantity }, at) => quantity === after[at]))
    return { ...note, bill: rest };
  const sums = less(billFor(order, bill.bill, after), billFor(order, bill.bill, before));
  return { ...note, bill: withRoundOff(sums, most) };
}

export function mayTakeBack(
  order: Billable,
  returned: readonly ReturnedGoods[],
  amount?: Paise,
): boolean {
  const bill = standingBill(order);
  if (!bill || returned.length > 0 === (amount !== undefined)) return false;
  const left = quantitiesLeft(order, bill);
  const lines = new Set(returned.map(({ line }) => line));
  const isLeft = returned.every(
    ({ line, quantity }) => quantity >= 1 && quantity <= (left[line] ?? 0),
  );
  const isWrong = amount !== undefined && (amount < 1 || amount > leftOnBill(order, bill));
  if (lines.size < returned.length || !isLeft || isWrong) return false;
  // Amounts credited earlier reduce what can still be credited for lines.
  const note = creditNote(order, bill, { taken: returned, amount, reason: '', press: '' });
  if (amount !== undefined && note.bill.total === 0) return false;
  const rest = less(restOf(order, bill), note.bill);
  // What is left of the rounding may be negative.
  const sums = billPartNames.filter((part) => billParts[part].refund !== 'last');
  return [...sums, 'total' as const].every((sum) => (rest[sum] ?? 0) >= 0);
}

/** A status change and its reason; `from` equals `to` if the status stays. */
interface Step {
  from: OrderStatus;
  to: OrderStatus;
  reason?: string | null;
}

/** Returns whether a bill can be issued: not for cancelled orders, nor for delivered ones with one. */
export const mayBill = ({ papers }: Billable, status: OrderStatus): boolean =>
  status === 'delivered' ? papers.length === 0 : status !== 'cancelled';

/** Reason on the credit note for a bill that changing the order invalidated. */
const changedReason = 'Order changed';

/**
 * Returns the bill or credit note due with a status change or on request, or null. A bill is issued once, at
 * delivery at the latest. Billed amounts that are cancelled or returned get a credit note (CGST Act, sections
 * 31 and 34). Damaged amounts get neither.
 */
export function dueInvoice(
  order: Billable,
  { from, to, reason = '' }: Step,
  requested: RequestedInvoice | null = null,
): InvoiceDraft | null {
  if (Object.values(order.bill).includes(null)) return null;
  const bill = standingBill(order);
  if (!bill) {
    const isHandedOver = to === 'delivered' && from !== to;
    const isDue = isHandedOver || (requested === 'bill' && mayBill(order, to));
    const none = { of: '', reason: '', taken: [], press: '' };
    return isDue ? { kind: 'bill', bill: order.bill, ...none } : null;
  }
  if (to === 'cancelled' || requested === 'void') {
    const left = quantitiesLeft(order, bill);
    const returned = left.flatMap((quantity, line) => (quantity > 0 ? { line, quantity } : []));
    const why = requested === 'void' ? changedReason : reason;
    return creditNote(order, bill, { taken: returned, reason: why ?? '', press: '' });
  }
  return requested && requested !== 'bill' ? creditNote(order, bill, requested) : null;
}

/** Returns the year in which a day's financial year began, in April. */
function financialYear(at: Date): number {
  const [year = 0, month = 0] = dayOf(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/**
 * Returns whether a credit note is issued after 30 November following the financial year of its bill. Such a
 * note refunds the amount but lowers no tax (CGST Act, section 34(2)).
 */
export const isTooLate = (
  note: Pick<InvoiceDocument, 'at'>,
  bill: Pick<InvoiceDocument, 'at'> | null,
) => bill !== null && dayOf(new Date(note.at)) > `${financialYear(new Date(bill.at)) + 1}-11-30`;

/**
 * Returns the number series: `BK/2627` for bills of April 2026 to March 2027, `BKC/2627` for credit notes.
 * Serials have at most 16 characters (CGST Rules 46, 53).
 */
export function seriesOf(kind: InvoiceDocument['kind'], at: Date, prefix: string): string {
  const first = financialYear(at);
  const digits = (one: number) => String(one % 100).padStart(2, '0');
  return `${prefix}${kind === 'bill' ? '' : 'C'}/${digits(first)}${digits(first + 1)}`;
}
