import type { InvoiceDraft } from './issue-invoices';
import {
  isHeld,
  leastRefund,
  leftOf,
  openOverpaid,
  type Online,
  type OnlinePayment,
  type Refund,
} from './online';
import { onlinePartOf, refundedFor } from './movements';
import type { RefundState } from '../contracts/online-states';
import { isAllBack, type ReportedRefund } from './provider-reports';
import type { OrderLife } from './order';
import { stepBackWithinMs } from '../contracts/order-states';
import type { Paise } from '../pricing/money';

const minute = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();

const after = (life: OrderLife, changes: Partial<OrderLife>): OrderLife => ({
  ...life,
  ...changes,
  revision: life.revision + 1,
});

type RequestedRefund = Pick<Refund, 'id' | 'of' | 'amount' | 'reason'>;

function withRefund(online: Online, requested: RequestedRefund, at: string): Online {
  const isNew = !online.refunds.some(({ id }) => id === requested.id);
  const amount = Math.min(requested.amount, leftOf(online, requested.of));
  if (!isNew || amount <= 0) return online;
  // The provider rejects a smaller refund, so staff pay it out.
  const state = amount < leastRefund ? 'failed' : 'requested';
  const refund: Refund = { ...requested, amount, at, state, tries: 1 };
  return { ...online, refunds: [...online.refunds, refund] };
}

/** Starts the kitchen's time to confirm, and delays the promised time by the payment's duration. */
function announced(life: OrderLife, at: string): Partial<OrderLife> {
  const now = Date.parse(at);
  const waited = life.slot === null ? Math.max(0, now - life.createdAt) : 0;
  const later = (moment: number | null) => moment && moment + waited;
  return {
    attendedFrom: Math.max(life.attendedFrom, now),
    promisedFrom: later(life.promisedFrom),
    promisedTo: later(life.promisedTo),
  };
}

const whyNot = {
  pending: 'other-amount',
  paid: 'twice',
  'let-go': 'late',
  'hand-over': 'paid-otherwise',
} as const;

/**
 * Applies a payment. It pays for a waiting order if the amount is exact; any other payment is refunded. A
 * payment already refunded at the provider pays for nothing. Repeats change nothing.
 */
export function takePayment(
  life: OrderLife,
  payment: OnlinePayment,
  refunded: readonly ReportedRefund[] = [],
): OrderLife {
  const { online } = life;
  if (!online || online.payments.some(({ id }) => id === payment.id)) return life;
  const { id, amount, at } = payment;
  const returned = { ...online, payments: [...online.payments, payment] };
  if (isAllBack(amount, refunded)) return after(life, { online: returned });
  if (isHeld(life) && amount === online.amount) {
    const paid = { ...returned, state: 'paid', paidBy: id } as const;
    return after(life, { ...announced(life, at), payment: 'online', online: paid });
  }
  const reason = life.status === 'cancelled' ? 'late' : whyNot[online.state];
  return after(life, { online: withRefund(returned, { id, of: id, amount, reason }, at) });
}

/** Adds the fee to a payment that only the browser's return had reported. Its amount stays. */
export function completePayment(
  life: OrderLife,
  { id, fee, tax }: Omit<OnlinePayment, 'at'>,
): OrderLife {
  const { online } = life;
  const known = online?.payments.find((one) => one.id === id);
  if (!online || known?.fee !== null || fee === null) return life;
  const complete = { ...known, fee, ...(tax !== undefined && { tax }) };
  const payments = online.payments.map((one) => (one === known ? complete : one));
  return after(life, { online: { ...online, payments } });
}

/** Changes an order that waits for online payment to payment on delivery; null if it does not wait. */
export function payOnHandOver(life: OrderLife, at: string): OrderLife | null {
  const { online } = life;
  if (!online || !isHeld(life)) return null;
  return after(life, { ...announced(life, at), online: { ...online, state: 'hand-over' } });
}

/** Cancels an order whose payment time is over; null if it does not wait for payment. */
export function letGo(life: OrderLife, at: string): OrderLife | null {
  const { online } = life;
  if (!online || !isHeld(life)) return null;
  return after(life, {
    status: 'cancelled',
    history: [...life.history, { status: 'cancelled', at, by: 'customer' }],
    online: { ...online, state: 'let-go' },
  });
}

/** Stores the provider's id of the payment attempt, unless one is stored. */
export const withAttempt = (life: OrderLife, attempt: string): OrderLife =>
  life.online && !life.online.attempt ? after(life, { online: { ...life.online, attempt } }) : life;

/**
 * Applies a new state of a refund, or starts a failed one again (`begunAt`) under another name. A completed
 * refund stays completed. Reports about an earlier attempt do not affect a later one.
 */
export function moveRefund(
  life: OrderLife,
  { id, tries }: Pick<Refund, 'id' | 'tries'>,
  to: RefundState,
  /** The provider's refund id, or when it was started again. */
  more: Pick<Refund, 'begunAt' | 'provider' | 'paidOut'> = {},
): OrderLife {
  const { online } = life;
  const before = online?.refunds.find((refund) => refund.id === id && refund.tries === tries);
  if (!online || !before || before.state === 'done' || before.state === to) return life;
  const isAnew = more.begunAt !== undefined;
  const { provider, ...rest } = before;
  const known = isAnew || provider === undefined ? rest : { ...rest, provider };
  const moved = { ...known, state: to, ...more, ...(isAnew && { tries: tries + 1 }) };
  const refunds = online.refunds.map((refund) => (refund === before ? moved : refund));
  return after(life, { online: { ...online, refunds } });
}

/** Marks an overpaid amount as settled. Returns the same object if it is not open. */
export function settleOverpaid(life: OrderLife, id: string, settledAt: string): OrderLife {
  const { online } = life;
  const open = online && openOverpaid(online).find((one) => one.id === id);
  if (!open) return life;
  const overpaid = online.overpaid.map((one) => (one === open ? { ...one, settledAt } : one));
  return after(life, { online: { ...online, overpaid } });
}

/** Returns from when (ms) a cancelled order is to be refunded: once an undo is no longer possible. */
function owedFrom({ status, history, online }: OrderLife): number | null {
  if (status !== 'cancelled' || !online || leftOf(online, online.paidBy) === 0) return null;
  return (Date.parse(history.at(-1)?.at ?? '') || 0) + stepBackWithinMs;
}

/** Refunds what was paid for a cancelled order, once due. Returns the same object if nothing is due. */
export function giveBack(life: OrderLife, at: string, atOnce = false): OrderLife {
  const from = owedFrom(life);
  if (!life.online || from === null || (!atOnce && from > Date.parse(at))) return life;
  const { paidBy: of } = life.online;
  const requested = {
    of,
    id: 'cancelled',
    amount: leftOf(life.online, of),
    reason: 'cancelled',
  } as const;
  return after(life, { online: withRefund(life.online, requested, at) });
}

const longestMs = 3 * 24 * 60 * minute;
const mostMs = 6 * 60 * minute;

/** Returns the time of the next poll. The interval grows with the age of the event. */
const soon = (since: number, now: number): number =>
  now + Math.min(mostMs, Math.max(minute, (now - since) / 2));

/** Returns when (ms) to poll the provider next, or the next refund is due; null if there is nothing. */
function nextAsk(life: OrderLife, now: number): number | null {
  const { online } = life;
  if (!online) return null;
  const until = Date.parse(online.until);
  const moments = online.refunds.flatMap(({ state, at, begunAt = at }) =>
    state === 'requested' ? soon(Date.parse(begunAt), now) : [],
  );
  const owed = owedFrom(life);
  if (owed !== null) moments.push(Math.max(owed, now));
  if (isHeld(life)) {
    const next = now + minute;
    moments.push(now >= until ? next : online.attempt ? Math.min(until, next) : until);
  } else if (online.attempt && now - until < longestMs) moments.push(soon(until, now));
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Sets a new total of the order. An online payment above it is refunded. */
export function withTotal(life: OrderLife, total: Paise, id: string, at: string): OrderLife {
  const { online } = life;
  const over = online ? leftOf(online, online.paidBy) - total : 0;
  if (!online || over <= 0) return after(life, { total });
  const requested = { id, of: online.paidBy, amount: over, reason: 'taken-back' } as const;
  return after(life, { total, online: withRefund(online, requested, at) });
}

/**
 * Adds the refund for a credit note, and sets the time of the next poll of the provider. `uncredited` was
 * refunded outside already, so the note documents it first.
 */
export function settled(
  life: OrderLife,
  due: InvoiceDraft | null,
  at: string,
  uncredited: Paise = 0,
): OrderLife {
  if (!life.online) return life;
  let { online } = life;
  if (due?.kind === 'creditNote') {
    const id = due.press || `note-${life.revision}`;
    const reason = life.status === 'cancelled' ? 'cancelled' : 'taken-back';
    const credited = { amount: due.bill.total ?? 0, before: life.credited };
    const left = leftOf(online, online.paidBy);
    const part = onlinePartOf(refundedFor(life, credited).online, { uncredited, left });
    const requested = { id, of: online.paidBy, amount: part.now, reason } as const;
    online = withRefund(online, requested, at);
  }
  const next = nextAsk({ ...life, online }, Date.parse(at));
  return { ...life, online: { ...online, askAt: next === null ? null : iso(next) } };
}
