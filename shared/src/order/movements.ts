import { formatMoney, type Paise } from '../pricing/money';
import { isOutside, type Refund } from './online';
import {
  handedOverAt,
  notesAfterHandOver,
  type HistoryStep,
  type InvoiceDocument,
  type OrderPayment,
} from './order';
import type { OrderStatus } from '../contracts/order-states';

/** Amounts in paise by payment method. */
export type AmountsByMethod = Record<'cash' | 'upi' | 'online', Paise>;
export type PaymentMethod = keyof AmountsByMethod;

export const none: AmountsByMethod = { cash: 0, upi: 0, online: 0 };

export const minus = (one: AmountsByMethod, other: AmountsByMethod): AmountsByMethod => ({
  cash: one.cash - other.cash,
  upi: one.upi - other.upi,
  online: one.online - other.online,
});

/** How an order was paid: by one method, and a later difference on delivery perhaps by another. */
export interface PaidBy {
  payment: OrderPayment;
  total: Paise;
  collected?: { amount: Paise; by: 'cash' | 'upi' } | null | undefined;
}

/** Returns how an order was last paid, which staff may correct: by the difference, if one was settled. */
export const lastMethod = ({ payment, collected }: PaidBy): OrderPayment =>
  collected?.by ?? payment;

/** Splits amounts by payment method: `own` was paid by `payment`, `rest` by the method of `collected`. */
function waysOf({ payment, collected }: PaidBy, own: Paise, rest: Paise): AmountsByMethod {
  const ways = payment === 'pending' ? none : { ...none, [payment]: own };
  return collected ? { ...ways, [collected.by]: ways[collected.by] + rest } : ways;
}

/** Returns the amount paid for an order up to its delivery, by payment method. */
export const collectedFor = (order: PaidBy): AmountsByMethod => {
  const { amount = 0 } = order.collected ?? {};
  return waysOf(order, order.total - amount, amount);
};

/** Returns the payment methods of an order with their amounts; a negative amount was returned. */
export const paymentsByMethod = (order: PaidBy): { way: PaymentMethod; amount: Paise }[] => {
  const ways = collectedFor(order);
  return (['online', 'cash', 'upi'] as const).flatMap((method) =>
    ways[method] === 0 ? [] : [{ way: method, amount: ways[method] }],
  );
};

/** Formats payment methods with their amounts; `back` has the texts for returned amounts. */
export const paymentMethodsText = (
  ways: readonly { way: PaymentMethod; amount: Paise }[],
  { paid, back }: Record<'paid' | 'back', Readonly<Record<PaymentMethod, string>>>,
): string =>
  ways
    .map(({ way, amount }) =>
      [(amount < 0 ? back : paid)[way], formatMoney(Math.abs(amount))].join(' '),
    )
    .join(', ');

interface Back {
  amount: Paise;
  /** Amount of the order that was credited earlier. */
  before: Paise;
  /** How staff paid the refund; by the original payment method if missing. */
  out?: 'cash' | 'upi' | undefined;
}

/**
 * Returns a credited amount by payment method: the first payment before the later difference. Online payments
 * are refunded automatically, and staff pay out the remainder.
 */
export function refundedFor(order: PaidBy, { amount, before, out }: Back): AmountsByMethod {
  const first = order.collected ? order.total - order.collected.amount : order.total;
  const own = order.collected ? Math.min(first, before + amount) - Math.min(first, before) : amount;
  const ways = waysOf(order, own, amount - own);
  if (!out) return ways;
  return { ...none, online: ways.online, [out]: ways.cash + ways.upi };
}

/** A payment received or, if negative, paid out: when, how, why, and by whom. */
export interface Movement {
  at: string;
  way: PaymentMethod;
  amount: Paise;
  why: 'ahead' | 'hand-over' | 'given-back' | 'cancelled' | 'paid-out' | 'overpaid';
  /** The courier who collected it; null for the counter and online payments. */
  rider: string | null;
}

export interface Moved extends PaidBy {
  status: OrderStatus;
  createdAt: string;
  history: readonly Pick<HistoryStep, 'status' | 'at'>[];
  rider: string | null;
  paidAhead?: boolean | undefined;
  /** How a payment ahead was given back after cancelling. */
  paidBack?: 'cash' | 'upi' | undefined;
  paid?: Paise | undefined;
  papers?: readonly InvoiceDocument[] | undefined;
  online?:
    | {
        refunds: readonly (Pick<Refund, 'amount' | 'paidOut'> &
          Partial<Pick<Refund, 'at' | 'reason' | 'state'>>)[];
        overpaid?: readonly { amount: Paise; at: string }[] | undefined;
      }
    | null
    | undefined;
}

const each = (
  ways: AmountsByMethod,
  sign: 1 | -1,
  more: Pick<Movement, 'at' | 'why' | 'rider'>,
): Movement[] =>
  (['cash', 'upi', 'online'] as const).flatMap((method) =>
    ways[method] === 0 ? [] : [{ way: method, amount: sign * ways[method], ...more }],
  );

const endedAt = ({ history, status, createdAt }: Moved): string =>
  history.findLast((step) => step.status === status)?.at ?? createdAt;

type Credited = PaidBy & Pick<Moved, 'status' | 'history' | 'papers' | 'online'>;

const sumOf = (all: readonly { amount: Paise }[]): Paise =>
  all.reduce((sum, { amount }) => sum + amount, 0);

/** Returns refunds after delivery that were not requested here (`isOutside`). They need a credit note. */
export function refundedOutside({ status, history, online }: Omit<Credited, 'papers'>) {
  const deliveredAt = handedOverAt({ status, history });
  if (deliveredAt === null) return [];
  return (online?.refunds ?? []).flatMap((refund) => {
    const { amount, at = '', state } = refund;
    return isOutside(refund) && state !== 'failed' && at >= deliveredAt ? { amount, at } : [];
  });
}

/**
 * Returns the amount refunded outside after delivery that has no credit note yet. A later credit note documents
 * it first, before anything else is refunded.
 */
export function uncreditedOf(order: Credited): Paise {
  const outside = refundedOutside(order);
  let [before, covered] = [0, 0];
  for (const { at, bill, out } of notesAfterHandOver(order)) {
    const amount = bill.total ?? 0;
    const { online } = refundedFor(order, { amount, before, out });
    covered += Math.min(online, sumOf(outside.filter((one) => one.at <= at)) - covered);
    before += amount;
  }
  return sumOf(outside) - covered;
}

/**
 * Splits the online part of a credit note: `before` was refunded in the provider's dashboard or by a dispute,
 * which the note documents, and only `now` is refunded. `left` is the part of the payment that is not refunded.
 */
export function onlinePartOf(
  online: Paise,
  { uncredited, left }: { uncredited: Paise; left: Paise },
): Record<'before' | 'now', Paise> {
  const now = Math.max(0, Math.min(online - uncredited, left));
  return { before: online - now, now };
}

/**
 * Returns the payments and payouts of an order, oldest first as far as known. Online payments count on
 * delivery, because neither drawer nor courier holds that money. If staff pay out a failed refund, its amount
 * stays with the provider and counts as received online.
 */
export function movementsOf(order: Moved): Movement[] {
  const { status, createdAt, rider, paidAhead = false, total, collected, papers, online } = order;
  const isDelivered = status === 'delivered';
  const more = collected?.amount ?? 0;
  const ahead = isDelivered ? total - more : (order.paid ?? total);
  const atCounter = { rider: null };
  const moved: Movement[] = [];
  if (paidAhead) {
    const paid = waysOf({ ...order, collected: null }, ahead, 0);
    moved.push(...each(paid, 1, { at: createdAt, why: 'ahead', ...atCounter }));
    const back = order.paidBack ? { ...none, [order.paidBack]: ahead } : paid;
    if (status === 'cancelled')
      moved.push(...each(back, -1, { at: endedAt(order), why: 'cancelled', ...atCounter }));
  }
  if (isDelivered) {
    const returned = collectedFor(order);
    const due = paidAhead ? waysOf(order, 0, more) : returned;
    moved.push(...each(due, 1, { at: endedAt(order), why: 'hand-over', rider }));
  }
  let before = 0;
  for (const { at, bill, out } of notesAfterHandOver({ status, papers })) {
    const amount = bill.total ?? 0;
    const back = refundedFor(order, { amount, before, out });
    moved.push(...each(back, -1, { at, why: 'given-back', ...atCounter }));
    before += amount;
  }
  for (const { amount, paidOut } of online?.refunds ?? []) {
    if (!paidOut) continue;
    const out = { ...none, [paidOut.by]: amount };
    const stored = { ...none, online: amount };
    const about = { at: paidOut.at, why: 'paid-out', ...atCounter } as const;
    moved.push(...each(out, -1, about), ...each(stored, 1, about));
  }
  for (const { amount, at } of online?.overpaid ?? [])
    moved.push({ at, way: 'online', amount: -amount, why: 'overpaid', ...atCounter });
  return moved;
}

export const sumOfMovements = (movements: readonly Movement[]): AmountsByMethod =>
  movements.reduce<AmountsByMethod>(
    (sum, { way, amount }) => ({ ...sum, [way]: sum[way] + amount }),
    none,
  );
