import type {
  DisputeState,
  MoneyBack,
  OnlineState,
  RefundReason,
  RefundState,
} from '../contracts/online-states';
import { toRupees, type Paise } from '../pricing/money';

/** Money that a provider took for an order. */
export interface OnlinePayment {
  /** The provider's name for it: what comes again under it is the same money. */
  id: string;
  amount: Paise;
  /** What the provider keeps of it; null where it does not say. */
  fee: Paise | null;
  /** The GST within `fee`; absent where it does not say. */
  tax?: Paise;
  /** When we learnt of it (ISO). */
  at: string;
}

/** Money that goes back. What failed is still owed: it is begun again, or paid out otherwise. */
export interface Refund {
  id: string;
  /** The payment of which it is. */
  of: string;
  amount: Paise;
  reason: RefundReason;
  at: string;
  state: RefundState;
  /** How often it was begun: a new beginning has another name at the provider. */
  tries: number;
  /** When it was begun again (ISO); the books have it by when it was asked for first. */
  begunAt?: string;
  /** The provider's name for it, once it has one. */
  provider?: string;
  /** How the restaurant paid it out itself, after it had failed. */
  paidOut?: { by: 'cash' | 'upi'; at: string };
}

/** A customer's bank asks for the money back: it is lost unless the restaurant answers in time. */
export interface Dispute {
  /** The provider's name for it. */
  id: string;
  /** The payment of which it is. */
  of: string;
  amount: Paise;
  /** When we learnt of it (ISO). */
  at: string;
  /** Until when an answer counts (ISO); empty where the provider does not say. */
  respondBy: string;
  state: DisputeState;
}

/**
 * What is paid by a provider, beside an order's steps: `pending` until it is paid, or let go, or is to be paid when it is
 * handed over after all. Amounts in paise, moments as ISO text.
 */
export interface Online {
  state: OnlineState;
  /** What was agreed, and nothing else pays for the order. */
  amount: Paise;
  /** Until when its money is waited for. */
  until: string;
  /** The provider's name for the one attempt to pay it; empty until somebody wants to. */
  attempt: string;
  /** The payment that pays for it; empty while none does. */
  paidBy: string;
  payments: readonly OnlinePayment[];
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  /** When the provider is asked next; null where nothing is open. */
  askAt: string | null;
}

const minute = 60_000;

/** An order that waits for its money: nobody is told of it, and the kitchen does not see it. */
export const isHeld = ({ online }: { online: Online | null }): boolean =>
  online?.state === 'pending';

/** The payment that pays for an order; undefined while none does. */
export const payingPayment = ({
  payments,
  paidBy,
}: Pick<Online, 'payments' | 'paidBy'>): OnlinePayment | undefined =>
  payments.find(({ id }) => id === paidBy);

/**
 * Since when (ms) the restaurant knows of an order: from then on its customer may cancel it for a while. What was changed
 * to be paid when it is had says no moment: it was at the latest when it would have been let go.
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

/** What becomes of money that goes back, the worst of several; null where none does. */
export const refundOf = ({ refunds }: Pick<Online, 'refunds'>): RefundState | null =>
  refundStatesByUrgency.find((one) => refunds.some(({ state }) => state === one)) ?? null;

/**
 * Refunds of an order by what is said of them, the worst first: `isExtra` of money beside the payment that pays for it,
 * `paidOut` of what the restaurant paid out by hand after the provider had failed.
 */
export function moneyBack({ refunds, paidBy }: Pick<Online, 'refunds' | 'paidBy'>): MoneyBack[] {
  const groups = new Map<string, MoneyBack>();
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

/** An order for that amount, held from `at` (ms) for some minutes. */
export function heldFor(amount: Paise, at: number, minutes: number): Online {
  const until = new Date(at + minutes * minute).toISOString();
  return {
    ...{ state: 'pending', amount, until, attempt: '', paidBy: '' },
    ...{ payments: [], refunds: [], disputes: [], askAt: until },
  };
}

/** What of a payment has not been given back, or is on its way. */
export function leftOf({ payments, refunds }: Online, id = ''): Paise {
  const taken = payments.find((payment) => payment.id === id)?.amount ?? 0;
  return refunds.reduce((left, { of, amount }) => (of === id ? left - amount : left), taken);
}

/** What is kept of what was paid online for an order; undefined where nothing was. */
export const keptOnline = ({ online }: { online: Online | null }): Paise | undefined =>
  online && online.paidBy !== '' ? leftOf(online, online.paidBy) : undefined;

/** Disputes that the restaurant can still answer, or of which the bank has not decided. */
export const openDisputes = ({ disputes }: Pick<Online, 'disputes'>): Dispute[] =>
  disputes.filter(({ state }) => state === 'open' || state === 'under_review');

/** Since when money is to go back that has not, or is disputed; null where none is. */
const owedSince = ({ refunds, disputes }: Online): string | null =>
  [...refunds.filter(({ state }) => state !== 'done'), ...openDisputes({ disputes })]
    .map(({ at }) => at)
    .sort()[0] ?? null;

/** As it is stored: in rupees. */
export const documentOnline = ({ payments, refunds, disputes, ...online }: Online) => ({
  ...online,
  owedSince: owedSince({ ...online, payments, refunds, disputes }),
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
});

export type DocumentOnline = ReturnType<typeof documentOnline>;
