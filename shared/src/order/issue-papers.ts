import { discounted, serviceValue, subtotalOf } from '../pricing/bill';
import type { Paise } from '../pricing/money';
import { dayOf } from '../hours/clock-time';
import { linesOn } from './changes';
import {
  type IssuedPaper,
  lastBill,
  notesOf,
  type Order,
  type OrderBill,
  type OrderChange,
  type TakenBack,
} from './order';
import type { OrderStatus } from '../contracts/order-states';
import type { BilledLine } from './goods-on';

/** A paper that has to be made out: it has no serial yet. */
export type PaperDraft = Omit<IssuedPaper, 'serial' | 'at'>;

/**
 * What somebody wants beside a step: the bill for the bag, a credit note for what was taken back, or (`void`) one for all
 * of a bill that holds no more, as the order was changed.
 */
export type AskedPaper = 'bill' | 'void' | AskedBack;

/** Lines, or where an amount is said so much of the bill and no line. */
export type AskedBack = Pick<PaperDraft, 'taken' | 'reason' | 'press'> & {
  amount?: Paise | undefined;
  out?: 'cash' | 'upi' | undefined;
};

/** What papers are made of: an order, or what the counter knows of one. */
export interface Billable extends Pick<Order, 'bill' | 'papers'> {
  lines: readonly BilledLine[];
  /** What it was before it was changed; absent where it was not. */
  changes?: readonly Pick<OrderChange<BilledLine>, 'lines' | 'papers'>[] | undefined;
}

/** How many of each line are on a bill and not taken back. */
export function quantitiesLeft(order: Billable, bill: IssuedPaper): number[] {
  const taken = notesOf(order.papers, bill).flatMap((note) => note.taken);
  return linesOn(order, bill).map(({ quantity }, at) =>
    taken.reduce((left, one) => (one.line === at ? left - one.quantity : left), quantity),
  );
}

/** What of a bill no credit note has given back. */
const restOf = (order: Billable, bill: IssuedPaper): OrderBill =>
  notesOf(order.papers, bill).reduce((rest, note) => less(rest, note.bill), bill.bill);

/** How much of a bill can still be given back. */
export const leftOnBill = (order: Billable, bill: IssuedPaper): Paise =>
  restOf(order, bill).total ?? 0;

/** The bill that stands: the last one, unless all of it was taken back. */
export function standingBill(order: Billable): IssuedPaper | null {
  const bill = lastBill(order.papers);
  if (!bill || quantitiesLeft(order, bill).every((left) => left === 0)) return null;
  const isGivenBack = notesOf(order.papers, bill).length > 0 && restOf(order, bill).total === 0;
  return isGivenBack ? null : bill;
}

const shareOf = (amount: Paise | null, part: number, whole: number): Paise =>
  whole === 0 ? 0 : Math.round(((amount ?? 0) * part) / whole);

/** What a bill comes to for so many of each line: the delivery and the rounding go with the last of them. */
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
  const total = subtotal - discount + cgst + sgst;
  return { ...bill, subtotal, discount, delivery: 0, cgst, sgst, roundOff: 0, total };
}

const less = (one: OrderBill, other: OrderBill): OrderBill => {
  const minus = (key: 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst' | 'total') =>
    (one[key] ?? 0) - (other[key] ?? 0);
  return {
    promo: one.promo,
    subtotal: minus('subtotal'),
    discount: minus('discount'),
    delivery: minus('delivery'),
    cgst: minus('cgst'),
    sgst: minus('sgst'),
    roundOff: one.roundOff - other.roundOff,
    total: minus('total'),
  };
};

/** So much of what is left of a bill, of each of its sums alike. */
function partOf(rest: OrderBill, amount: Paise): OrderBill {
  const share = (sum: Paise | null) => shareOf(sum, amount, rest.total ?? 0);
  const [discount, delivery] = [share(rest.discount), share(rest.delivery)];
  const [cgst, sgst] = [share(rest.cgst), share(rest.sgst)];
  const subtotal = amount + discount - delivery - cgst - sgst;
  const part = { ...rest, subtotal, discount, delivery, cgst, sgst, roundOff: 0, total: amount };
  return amount === rest.total ? rest : part;
}

/** A note is rounded by the rule of its bill, and comes to no more than is left of it. */
function roundedAs(bill: OrderBill, note: OrderBill, left: Paise): OrderBill {
  const total = note.total ?? 0;
  if (bill.roundOff === 0) return note;
  const rounded = Math.min(Math.round(total / 100) * 100, left);
  return { ...note, roundOff: note.roundOff + rounded - total, total: rounded };
}

/**
 * The credit note for what is taken back of a bill; those of a whole bill come to that bill, to the paisa. What is given
 * back by amount is that amount.
 */
function creditNote(
  order: Billable,
  bill: IssuedPaper,
  { taken, reason, press, amount, out }: AskedBack,
): PaperDraft {
  const rest = restOf(order, bill);
  const of = bill.serial;
  const note = { kind: 'creditNote', of, taken, reason, press, ...(out && { out }) } as const;
  if (amount !== undefined) return { ...note, bill: partOf(rest, amount) };
  const left = quantitiesLeft(order, bill);
  const before = order.lines.map(({ quantity }, at) => quantity - (left[at] ?? 0));
  const after = before.map((quantity, at) =>
    taken.reduce((sum, one) => (one.line === at ? sum + one.quantity : sum), quantity),
  );
  if (order.lines.every(({ quantity }, at) => quantity === after[at]))
    return { ...note, bill: rest };
  const sums = less(billFor(order, bill.bill, after), billFor(order, bill.bill, before));
  return { ...note, bill: roundedAs(bill.bill, sums, rest.total ?? 0) };
}

export function mayTakeBack(order: Billable, taken: readonly TakenBack[], amount?: Paise): boolean {
  const bill = standingBill(order);
  if (!bill || taken.length > 0 === (amount !== undefined)) return false;
  const left = quantitiesLeft(order, bill);
  const lines = new Set(taken.map(({ line }) => line));
  const isLeft = taken.every(
    ({ line, quantity }) => quantity >= 1 && quantity <= (left[line] ?? 0),
  );
  if (lines.size < taken.length || !isLeft || (amount ?? 1) < 1) return false;
  // What was given back by amount is not there for lines any more.
  const note = creditNote(order, bill, { taken, amount, reason: '', press: '' });
  const rest = less(restOf(order, bill), note.bill);
  const { subtotal, discount, delivery, cgst, sgst, total } = rest;
  return [subtotal, discount, delivery, cgst, sgst, total].every((sum) => (sum ?? 0) >= 0);
}

/** A step of an order (`from` and `to` the same where there is none), and why it is made. */
interface Step {
  from: OrderStatus;
  to: OrderStatus;
  reason?: string | null;
}

/** Whether a bill is still to be made of what is asked for: not of what was cancelled, or was handed over and billed. */
export const mayBill = ({ papers }: Billable, status: OrderStatus): boolean =>
  status === 'delivered' ? papers.length === 0 : status !== 'cancelled';

/** Why a bill holds no more once the order was changed: as the words of the staff stand on its credit note. */
const changedReason = 'Order changed';

/**
 * The paper that is due with a step, or is asked for; null where none is. A bill is made once, with the hand-over at the
 * latest, and never of what was cancelled; what was billed and is cancelled or taken back has a credit note (CGST Act,
 * sections 31 and 34). None is made of damaged amounts.
 */
export function paperDue(
  order: Billable,
  { from, to, reason = '' }: Step,
  asked: AskedPaper | null = null,
): PaperDraft | null {
  if (Object.values(order.bill).includes(null)) return null;
  const bill = standingBill(order);
  if (!bill) {
    const isHandedOver = to === 'delivered' && from !== to;
    const isDue = isHandedOver || (asked === 'bill' && mayBill(order, to));
    const none = { of: '', reason: '', taken: [], press: '' };
    return isDue ? { kind: 'bill', bill: order.bill, ...none } : null;
  }
  if (to === 'cancelled' || asked === 'void') {
    const left = quantitiesLeft(order, bill);
    const taken = left.flatMap((quantity, line) => (quantity > 0 ? { line, quantity } : []));
    const why = asked === 'void' ? changedReason : reason;
    return creditNote(order, bill, { taken, reason: why ?? '', press: '' });
  }
  return asked && asked !== 'bill' ? creditNote(order, bill, asked) : null;
}

/** The year in which the financial year of a day begins, in April. */
function financialYear(at: Date): number {
  const [year = 0, month = 0] = dayOf(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/**
 * Whether a credit note comes after 30 November that follows the financial year of its bill: it gives the money back and
 * lowers no tax (CGST Act, section 34(2)).
 */
export const isTooLate = (note: Pick<IssuedPaper, 'at'>, bill: Pick<IssuedPaper, 'at'> | null) =>
  bill !== null && dayOf(new Date(note.at)) > `${financialYear(new Date(bill.at)) + 1}-11-30`;

/** `BK/2627` for bills of April 2026 to March 2027, `BKC/2627` for credit notes; 16 signs at most (CGST Rules 46, 53). */
export function seriesOf(kind: IssuedPaper['kind'], at: Date, prefix: string): string {
  const first = financialYear(at);
  const digits = (one: number) => String(one % 100).padStart(2, '0');
  return `${prefix}${kind === 'bill' ? '' : 'C'}/${digits(first)}${digits(first + 1)}`;
}
