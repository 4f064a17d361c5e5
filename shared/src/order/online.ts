import type {
  DisputeState,
  Refunds,
  OnlineState,
  RefundReason,
  RefundState,
} from '../contracts/online-states';
import { toRupees, type Paise } from '../pricing/money';

export interface OnlinePayment {
  /** The provider's payment id. A second report with this id is the same payment. */
  id: string;
  amount: Paise;
  /** Fee charged by the provider; null if it has not reported one. */
  fee: Paise | null;
  /** GST included in `fee`; missing if the provider has not reported it. */
  tax?: Paise;
  /** When the server learnt of the payment (ISO). */
  at: string;
}

/** A refund. A failed one is still owed, so it is started again or paid out by staff. */
export interface Refund {
  id: string;
  of: string;
  amount: Paise;
  reason: RefundReason;
  at: string;
  state: RefundState;
  /** Number of attempts; each has a different name at the provider. */
  tries: number;
  /** When the refund was started again (ISO). The accounts use the time of the first request, `at`. */
  begunAt?: string;
  /** The provider's refund id, once known. */
  provider?: string;
  /** How staff paid the refund after it had failed. */
  paidOut?: { by: 'cash' | 'upi'; at: string };
}

/** A chargeback raised by the customer's bank. It is lost unless the restaurant responds in time. */
export interface Dispute {
  id: string;
  of: string;
  amount: Paise;
  /** When the server learnt of the dispute (ISO). */
  at: string;
  /** Deadline of the response (ISO); empty if the provider reports none. */
  respondBy: string;
  state: DisputeState;
  /** Time of the provider's event (ISO), because events arrive in any order; missing if it has none. */
  reportedAt?: string;
}

/** Money that left beyond a payment: refunded at the provider and paid out by staff, or lost in a dispute. */
export interface Overpaid {
  /** The provider's id of the refund or dispute. */
  id: string;
  of: string;
  amount: Paise;
  /** When the server learnt of it (ISO). */
  at: string;
  /** When staff marked it as settled (ISO). */
  settledAt?: string;
}

/**
 * The online payment of an order, separate from the order status. `pending` until it is paid, abandoned
 * (`let-go`), or changed to payment on delivery. Amounts in paise, times as ISO text.
 */
export interface Online {
  state: OnlineState;
  /** The agreed total. A payment of any other amount does not pay for the order. */
  amount: Paise;
  /** Until when the order waits for its payment. */
  until: string;
  /** The provider's id of the only payment attempt; empty before its start. */
  attempt: string;
  /** The id of the payment that pays for the order; empty if it is unpaid. */
  paidBy: string;
  payments: readonly OnlinePayment[];
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  overpaid: readonly Overpaid[];
  /** Time of the next poll of the provider; null if there is nothing to poll. */
  askAt: string | null;
}

const minute = 60_000;

/** Smallest refund of the provider, in paise: https://razorpay.com/docs/api/refunds/normal-refunds-idempotent/ */
export const leastRefund: Paise = 100;

/** Returns whether a refund was not requested here: made in the provider's dashboard, or lost in a dispute. */
export const isOutside = ({ reason }: { reason?: RefundReason | undefined }): boolean =>
  reason === 'at-provider' || reason === 'dispute';

/** Returns whether an order waits for its payment. Until then nobody is notified, and the kitchen does not see it. */
export const isHeld = ({ online }: { online: Online | null }): boolean =>
  online?.state === 'pending';

/** Returns the payment that pays for an order; undefined if it is unpaid. */
export const payingPayment = ({
  payments,
  paidBy,
}: Pick<Online, 'payments' | 'paidBy'>): OnlinePayment | undefined =>
  payments.find(({ id }) => id === paidBy);

/**
 * Returns when (ms) the restaurant was told of an order, from which the customer's time to cancel counts. A
 * change to payment on delivery stores no time, so the end of the payment time is an upper limit.
 */
export function announcedAt({
  createdAt,
  attendedFrom,
  online,
}: {
  createdAt: number;
  attendedFrom: number;
  online: Online | null;
}): number {
  if (!online) return createdAt;
  const paid = payingPayment(online);
  if (paid) return Date.parse(paid.at);
  const isChanged = online.state === 'hand-over';
  return isChanged ? Math.min(attendedFrom, Date.parse(online.until)) : createdAt;
}

const refundStatesByUrgency = ['failed', 'requested', 'done'] as const;

/** Returns the state of an order's refunds, the worst of several; null if there are none. */
export const refundOf = ({ refunds }: Pick<Online, 'refunds'>): RefundState | null =>
  refundStatesByUrgency.find((one) => refunds.some(({ state }) => state === one)) ?? null;

/**
 * Groups the refunds of an order for its pages, the worst state first. `isExtra`: of a payment in addition to
 * the one that pays for the order. `paidOut`: paid by staff after the provider's refund had failed.
 */
export function moneyBack({ refunds, paidBy }: Pick<Online, 'refunds' | 'paidBy'>): Refunds[] {
  const groups = new Map<string, Refunds>();
  for (const { state, of, amount, paidOut } of refunds) {
    const isExtra = paidBy !== '' && of !== paidBy;
    const name = [refundStatesByUrgency.indexOf(state), isExtra, paidOut?.by].join(' ');
    const before = groups.get(name)?.amount ?? 0;
    groups.set(name, {
      ...{ state, amount: before + amount },
      ...(isExtra && { isExtra }),
      ...(paidOut && { paidOut: paidOut.by }),
    });
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, back]) => back);
}

/** Creates the online payment of an order, to be paid within `minutes` from `at` (ms). */
export function heldFor(amount: Paise, at: number, minutes: number): Online {
  const until = new Date(at + minutes * minute).toISOString();
  return {
    ...{ state: 'pending', amount, until, attempt: '', paidBy: '' },
    ...{ payments: [], refunds: [], disputes: [], overpaid: [], askAt: until },
  };
}

/** Returns the part of a payment for which no refund is requested or completed. */
export function leftOf({ payments, refunds }: Online, id = ''): Paise {
  const returned = payments.find((payment) => payment.id === id)?.amount ?? 0;
  return refunds.reduce((left, { of, amount }) => (of === id ? left - amount : left), returned);
}

/** Returns the part of an online payment that is not refunded; undefined if there was no online payment. */
export const capturedOnline = ({ online }: { online: Online | null }): Paise | undefined =>
  online && online.paidBy !== '' ? leftOf(online, online.paidBy) : undefined;

export const openDisputes = ({ disputes }: Pick<Online, 'disputes'>): Dispute[] =>
  disputes.filter(({ state }) => state === 'open' || state === 'under_review');

/** Returns whether a dispute about a payment is open, which holds its refunds. */
export const isDisputed = (online: Pick<Online, 'disputes'> | null, payment: string): boolean =>
  openDisputes(online ?? { disputes: [] }).some(({ of }) => of === payment);

/** Returns whether a refund waits for the end of a dispute about its payment. */
export const waitsForDispute = (
  online: Online | null,
  { of, state, provider }: Pick<Refund, 'of' | 'state' | 'provider'>,
): boolean => state === 'requested' && !provider && isDisputed(online, of);

export const openOverpaid = ({ overpaid }: Pick<Online, 'overpaid'>): Overpaid[] =>
  overpaid.filter(({ settledAt }) => settledAt === undefined);

/** Returns since when a refund, a dispute or an overpaid amount is open; null if none is. */
const owedSince = ({ refunds, disputes, overpaid }: Online): string | null =>
  [
    ...refunds.filter(({ state }) => state !== 'done'),
    ...openDisputes({ disputes }),
    ...openOverpaid({ overpaid }),
  ]
    .map(({ at }) => at)
    .sort()[0] ?? null;

/** Converts an online payment to its stored form, with amounts in rupees. */
export const documentOnline = ({ payments, refunds, disputes, overpaid, ...online }: Online) => ({
  ...online,
  owedSince: owedSince({ ...online, payments, refunds, disputes, overpaid }),
  amount: toRupees(online.amount),
  payments: payments.map((one) => ({
    ...one,
    amount: toRupees(one.amount),
    fee: one.fee === null ? null : toRupees(one.fee),
    ...(one.tax !== undefined && { tax: toRupees(one.tax) }),
  })),
  refunds: refunds.map((one) => ({ ...one, amount: toRupees(one.amount) })),
  ...(disputes.length > 0 && {
    disputes: disputes.map((one) => ({ ...one, amount: toRupees(one.amount) })),
  }),
  ...(overpaid.length > 0 && {
    overpaid: overpaid.map((one) => ({ ...one, amount: toRupees(one.amount) })),
  }),
});

export type DocumentOnline = ReturnType<typeof documentOnline>;
