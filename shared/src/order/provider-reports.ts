import { leftOf, type Dispute, type Online, type Refund } from './online';
import type { OrderLife } from './order';
import type { RefundState } from '../contracts/online-states';
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

const isOutside = ({ reason }: Refund): boolean => reason === 'at-provider' || reason === 'dispute';

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

/**
 * Applies a refund made in the provider's dashboard. It settles refunds that are owed first, and only the
 * remainder is a new refund.
 */
function withOutside(
  online: Online,
  reported: ReportedRefund,
  about: Report,
  reason: Refund['reason'],
): Online {
  const { of, at, isAll } = about;
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
  const after = { ...online, refunds };
  const amount = Math.min(rest, leftOf(after, of));
  if (amount <= 0) return after;
  const own: Refund = {
    ...{
      id: reported.id,
      of,
      amount,
      reason,
      at,
      state: reported.state,
      tries: 1,
      provider: reported.id,
    },
  };
  return { ...after, refunds: [...refunds, own] };
}

function withReport(online: Online, reported: ReportedRefund, about: Report): Online {
  const known = online.refunds.filter((refund) => isSame(refund, reported, about.nameOf));
  if (known.length === 0) {
    // A failed refund moved no money, so nothing was settled.
    return reported.state === 'failed'
      ? online
      : withOutside(online, reported, about, 'at-provider');
  }
  const refunds = online.refunds.flatMap((refund): Refund[] => {
    if (!known.includes(refund)) return [refund];
    // After a failed refund from the dashboard nothing is owed, unless its payment pays for no order.
    if (reported.state === 'failed' && isOutside(refund) && refund.of === online.paidBy) return [];
    return [moved(refund, reported)];
  });
  return refunds.every((refund, place) => refund === online.refunds[place]) &&
    refunds.length === online.refunds.length
    ? online
    : { ...online, refunds };
}

const withOnline = (life: OrderLife, online: Online): OrderLife =>
  online === life.online ? life : { ...life, online, revision: life.revision + 1 };

/** Applies the provider's list of a payment's refunds. Returns the same object if nothing changed. */
export function takeRefunds(life: OrderLife, about: Report): OrderLife {
  const { online } = life;
  if (!online?.payments.some(({ id }) => id === about.of)) return life;
  return withOnline(
    life,
    about.refunds.reduce((sum, reported) => withReport(sum, reported, about), online),
  );
}

/** Applies a dispute reported by the provider. Amounts lost in it count as refunded. */
export function takeDispute(life: OrderLife, dispute: Dispute, deducted: Paise): OrderLife {
  const { online } = life;
  const { id, of, at, state } = dispute;
  const payment = online?.payments.find((one) => one.id === of);
  if (!online || !payment) return life;
  const before = online.disputes.find((one) => one.id === id);
  const reported = { ...dispute, at: before?.at ?? at };
  const isKnown = before && JSON.stringify(before) === JSON.stringify(reported);
  const disputes = [...online.disputes.filter((one) => one !== before), reported];
  const after = isKnown ? online : { ...online, disputes };
  const isCaptured = online.refunds.some((refund) => refund.provider === id);
  if (state !== 'lost' || isCaptured || deducted <= 0) return withOnline(life, after);
  const message = {
    id,
    name: '',
    amount: Math.min(deducted, payment.amount),
    state: 'done',
  } as const;
  const about = { of, refunds: [message], nameOf: () => '', isAll: false, at };
  return withOnline(life, withOutside(after, message, about, 'dispute'));
}

/** Returns whether a payment was refunded completely, according to the provider's list. */
export const isAllBack = (amount: Paise, refunds: readonly ReportedRefund[]): boolean =>
  refunds.reduce((sum, one) => (one.state === 'failed' ? sum : sum + one.amount), 0) >= amount;
