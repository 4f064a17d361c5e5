import { isOutside, leftOf, openDisputes, type Dispute, type Online, type Refund } from './online';
import { handedOverAt, type OrderLife } from './order';
import type { OnlineState, RefundReason, RefundState } from '../contracts/online-states';
import type { Paise } from '../pricing/money';

/** A refund in the provider's list, made by our server or in its dashboard. */
export interface ReportedRefund {
  id: string;
  /** Our name for the refund; empty if it was made in the provider's dashboard. */
  name: string;
  amount: Paise;
  state: RefundState;
}

interface Report {
  of: string;
  refunds: readonly ReportedRefund[];
  /** Returns the name under which the provider knows a refund made by our server. */
  nameOf: (refund: Refund) => string;
  /** Whether the list is complete, so that a refund missing in it was never made. */
  isAll: boolean;
  /** When the server received the list (ISO). */
  at: string;
}

/** A report with what its refunds are, and when the order was delivered (ISO), or null. */
type Reported = Report & { reason: 'at-provider' | 'dispute'; deliveredAt: string | null };

/** Returns whether a reported refund is this one, by the provider's id or by our name. */
function isSame(refund: Refund, { id, name }: ReportedRefund, nameOf: Report['nameOf']): boolean {
  const { provider = id, state } = refund;
  if (provider !== id && state !== 'failed') return false;
  return refund.provider === id || (name !== '' && nameOf(refund) === name);
}

/**
 * Applies a reported state to a refund. Returns the same object if nothing changed. A completed refund can
 * still fail at the provider.
 */
function moved(refund: Refund, { id, state }: ReportedRefund): Refund {
  const isKnown = refund.state === state && refund.provider === id;
  // Staff have paid this refund, which a late report must not undo.
  const isLate = refund.paidOut !== undefined;
  return isKnown || isLate ? refund : { ...refund, state, provider: id };
}

// Nothing was sold for a payment that does not pay for the order, so its refund needs no credit note.
const whyExtra: Partial<Record<OnlineState, RefundReason>> = {
  paid: 'twice',
  'hand-over': 'paid-otherwise',
};

/**
 * Applies a refund made in the provider's dashboard. It settles refunds that are owed first, and only the
 * remainder is a new refund.
 */
function withOutside(online: Online, reported: ReportedRefund, about: Reported): Online {
  const { of, at, isAll, reason } = about;
  let rest = reported.amount;
  const over = reported.amount - leftOf(online, of);
  const isOwed = ({ of: from, state, provider }: Refund): boolean =>
    from === of &&
    (state === 'failed' ||
      (state === 'requested' && provider === undefined && (isAll || over > 0)));
  const refunds = online.refunds.flatMap((refund): Refund[] => {
    if (rest <= 0 || !isOwed(refund)) return [refund];
    const covered = Math.min(rest, refund.amount);
    rest -= covered;
    const done = { ...refund, amount: covered, state: reported.state, provider: reported.id };
    const owed = { ...refund, id: `${refund.id}-${reported.id}`, amount: refund.amount - covered };
    return owed.amount > 0 ? [done, owed] : [done];
  });
  const after = rest === reported.amount ? online : { ...online, refunds };
  const amount = Math.min(rest, leftOf(after, of));
  if (amount <= 0) return after;
  const own: Refund = {
    id: reported.id,
    of,
    amount,
    reason: (of !== online.paidBy && whyExtra[online.state]) || reason,
    at,
    state: reported.state,
    tries: 1,
    provider: reported.id,
  };
  return { ...after, refunds: [...refunds, own] };
}

/** Stores the part of a completed refund that exceeds the refunds known here. A failed refund has none. */
function withOverpaid(online: Online, reported: ReportedRefund, { of, at }: Reported): Online {
  if (reported.state === 'requested') return online;
  const settled = online.refunds.filter((one) => one.provider === reported.id && !one.paidOut);
  const over =
    reported.state === 'failed'
      ? 0
      : settled.reduce((rest, { amount }) => rest - amount, reported.amount);
  const before = online.overpaid.find(({ id }) => id === reported.id);
  if (over <= 0 ? !before : before?.amount === over) return online;
  const others = online.overpaid.filter((one) => one !== before);
  const own = over > 0 ? [{ id: reported.id, of, amount: over, at: before?.at ?? at }] : [];
  return { ...online, overpaid: [...others, ...own] };
}

function withRefunds(online: Online, reported: ReportedRefund, about: Reported): Online {
  const known = online.refunds.filter((refund) => isSame(refund, reported, about.nameOf));
  if (known.length === 0) {
    // A failed refund moved no money, so nothing was settled.
    return reported.state === 'failed' ? online : withOutside(online, reported, about);
  }
  // On delivery the customer paid what had been refunded. If that refund fails afterwards, it is still owed.
  const isCollected = ({ at }: Refund) => about.deliveredAt !== null && at <= about.deliveredAt;
  const refunds = online.refunds.flatMap((refund): Refund[] => {
    if (!known.includes(refund)) return [refund];
    const isOwed = refund.of !== online.paidBy || isCollected(refund);
    if (reported.state === 'failed' && isOutside(refund) && !isOwed) return [];
    return [moved(refund, reported)];
  });
  return refunds.every((refund, place) => refund === online.refunds[place]) &&
    refunds.length === online.refunds.length
    ? online
    : { ...online, refunds };
}

const withReport = (online: Online, reported: ReportedRefund, about: Reported): Online =>
  withOverpaid(withRefunds(online, reported, about), reported, about);

const withOnline = (life: OrderLife, online: Online): OrderLife =>
  online === life.online ? life : { ...life, online, revision: life.revision + 1 };

/** Applies the provider's list of a payment's refunds. Returns the same object if nothing changed. */
export function takeRefunds(life: OrderLife, report: Report): OrderLife {
  const { online } = life;
  if (!online?.payments.some(({ id }) => id === report.of)) return life;
  const about = { ...report, reason: 'at-provider', deliveredAt: handedOverAt(life) } as const;
  return withOnline(
    life,
    about.refunds.reduce((sum, reported) => withReport(sum, reported, about), online),
  );
}

/**
 * Returns whether a dispute's event is older than the stored one. Events of the same second have no order, so
 * one that ends the dispute is newer.
 */
const isOutdated = (dispute: Dispute, before: Dispute): boolean => {
  const [at, since] = [dispute.reportedAt ?? '', before.reportedAt ?? ''];
  if (at !== since && at !== '' && since !== '') return at < since;
  return openDisputes({ disputes: [before] }).length < openDisputes({ disputes: [dispute] }).length;
};

/** Applies a dispute reported by the provider. Amounts lost in it count as refunded, until it is won. */
export function takeDispute(life: OrderLife, dispute: Dispute, deducted: Paise): OrderLife {
  const { online } = life;
  const { id, of, at, state, reportedAt } = dispute;
  const payment = online?.payments.find((one) => one.id === of);
  if (!online || !payment) return life;
  const before = online.disputes.find((one) => one.id === id);
  if (before && isOutdated(dispute, before)) return life;
  const reported: Dispute = {
    ...{ id, of, amount: dispute.amount, at: before?.at ?? at },
    ...{ respondBy: dispute.respondBy, state, ...(reportedAt && { reportedAt }) },
  };
  // Both have their fields in the order in which a stored dispute is read.
  const isKnown = before && JSON.stringify(before) === JSON.stringify(reported);
  const disputes = [...online.disputes.filter((one) => one !== before), reported];
  const after = isKnown ? online : { ...online, disputes };
  const isLost = state === 'lost' && deducted > 0;
  if (state === 'lost' && !isLost) return withOnline(life, after);
  const amount = Math.min(deducted, payment.amount);
  const message = { id, name: '', amount, state: isLost ? 'done' : 'failed' } as const;
  const about = { of, refunds: [message], nameOf: () => '', isAll: false, at };
  const more = { reason: 'dispute', deliveredAt: handedOverAt(life) } as const;
  return withOnline(life, withReport(after, message, { ...about, ...more }));
}

/** Returns whether a payment was refunded completely, according to the provider's list. */
export const isAllBack = (amount: Paise, refunds: readonly ReportedRefund[]): boolean =>
  refunds.reduce((sum, one) => (one.state === 'failed' ? sum : sum + one.amount), 0) >= amount;
