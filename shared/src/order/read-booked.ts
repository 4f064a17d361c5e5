import type { Language } from '../i18n/languages';
import { fromRupees, type Paise } from '../pricing/money';
import { count, fields, list, number, text } from '../platform/reading';
import {
  disputeStates,
  onlineStates,
  refundReasons,
  refundStates,
} from '../contracts/online-states';
import { orderSources } from '../contracts/order-states';
import {
  type Dispute,
  leftOf,
  type Online,
  type OnlinePayment,
  type Overpaid,
  payingPayment,
  type Refund,
} from './online';
import type { BookedLine, BookedOrder, Collected, Order, OrderChange } from './order';
import { readOrder, type ReadingMode } from './read-order';
import { readTimestamp } from './timestamp';

const paise = (value: unknown): Paise => fromRupees(number(value) ?? NaN);

function moment(value: unknown): string {
  const ms = readTimestamp(value);
  return typeof ms === 'number' ? new Date(ms).toISOString() : '';
}

/** Returns whether the payment data is complete and consistent enough to decide about money. */
function isSound(online: Online): boolean {
  const all = [...online.payments, ...online.refunds, ...online.overpaid];
  return (
    [online, ...all].every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0) &&
    all.every(({ id, at }) => id !== '' && at !== '') &&
    online.until !== '' &&
    online.payments.every(({ id }) => leftOf(online, id) >= 0) &&
    (online.state === 'paid') === (payingPayment(online) !== undefined)
  );
}

/** Reads the online payment of a stored order; null if there is none, undefined if it cannot be trusted. */
function readOnline(value: unknown): Online | null | undefined {
  if (value === null || value === undefined) return null;
  const data = fields(value);
  const one = <Name extends string>(names: readonly Name[], name: unknown) =>
    names.find((known) => known === name);
  const state = one(onlineStates, data['state']);
  if (!state) return undefined;
  const payments = list(data['payments']).map((entry): OnlinePayment => {
    const { id, amount, fee, tax, at } = fields(entry);
    const [stored, within] = [number(fee), number(tax)];
    return {
      ...{ id: text(id), amount: paise(amount), at: moment(at) },
      fee: stored === null ? null : fromRupees(stored),
      ...(within !== null && { tax: fromRupees(within) }),
    };
  });
  const refunds = list(data['refunds']).map((entry): Refund => {
    const { id, of, amount, reason, at, state: stands, tries, begunAt, ...more } = fields(entry);
    const paidOut = fields(more['paidOut']);
    const paidOutBy = one(['cash', 'upi'], paidOut['by']);
    return {
      ...{ id: text(id), of: text(of), amount: paise(amount), at: moment(at) },
      reason: one(refundReasons, reason) ?? 'cancelled',
      // A refund with an unreadable state counts as failed, because it may still be owed.
      state: one(refundStates, stands) ?? 'failed',
      tries: number(tries) ?? 1,
      ...(moment(begunAt) && { begunAt: moment(begunAt) }),
      ...(text(more['provider']) && { provider: text(more['provider']) }),
      ...(paidOutBy && { paidOut: { by: paidOutBy, at: moment(paidOut['at']) || moment(at) } }),
    };
  });
  const disputes = list(data['disputes']).map((entry): Dispute => {
    const { id, of, amount, at, respondBy, state: stands, reportedAt } = fields(entry);
    return {
      ...{ id: text(id), of: text(of), amount: paise(amount), at: moment(at) },
      ...{ respondBy: moment(respondBy), state: one(disputeStates, stands) ?? 'open' },
      ...(moment(reportedAt) && { reportedAt: moment(reportedAt) }),
    };
  });
  const overpaid = list(data['overpaid']).map((entry): Overpaid => {
    const { id, of, amount, at, settledAt } = fields(entry);
    return {
      ...{ id: text(id), of: text(of), amount: paise(amount), at: moment(at) },
      ...(moment(settledAt) && { settledAt: moment(settledAt) }),
    };
  });
  const online: Online = {
    ...{ state, amount: paise(data['amount']), until: moment(data['until']) },
    ...{ attempt: text(data['attempt']), paidBy: text(data['paidBy']), payments, refunds },
    ...{ disputes, overpaid },
    askAt: moment(data['askAt']) || null,
  };
  return isSound(online) ? online : undefined;
}

function readCollected(value: unknown): Collected | null {
  const { amount, by } = fields(value);
  const collected = paise(amount);
  if (!Number.isSafeInteger(collected)) return null;
  return { amount: collected, by: by === 'upi' ? 'upi' : 'cash' };
}

const withDishes = (lines: Order['lines'], items: unknown): BookedLine[] =>
  lines.map((line, place) => {
    const { isVeg, category } = fields(fields(list(items)[place])['ofDish']);
    const isKnown = typeof isVeg === 'boolean';
    return isKnown ? { ...line, ofDish: { isVeg, category: text(category) } } : line;
  });

function readChange(value: unknown, language: Language): OrderChange<BookedLine>[] {
  const change = fields(value);
  const { items, pricing } = change;
  const before = readOrder({ items, pricing }, language);
  if (!before) return [];
  return [
    {
      ...{ at: moment(change['at']), press: text(change['press']), bill: before.bill },
      lines: withDishes(before.lines, items),
      kept: list(change['kept']).map(number),
      papers: count(change['papers']) ?? 0,
    },
  ];
}

/** Returns the order before each change, oldest first, with dish names in a language. */
export const readChanges = (data: unknown, language: Language): OrderChange<BookedLine>[] =>
  list(fields(data)['changes']).flatMap((change) => readChange(change, language));

/**
 * Reads a stored order with its payment. Returns null if the payment is damaged, because an order that may be
 * unpaid must not be cooked. In tolerant mode a paid order is read without its damaged payment, and says so.
 */
export function readBooked(data: unknown, mode: ReadingMode = 'tolerant'): BookedOrder | null {
  const order = readOrder(data, undefined, mode);
  const document = fields(data);
  const online = readOnline(document['online']);
  const isDamaged = online === undefined;
  if (!order || (isDamaged && (mode === 'strict' || order.payment !== 'online'))) return null;
  const source = orderSources.find((one) => one === document['source']);
  const paidBack = (['cash', 'upi'] as const).find((one) => one === document['paidBack']);
  const postponedAt = moment(document['postponedAt']);
  const isAhead = document['paidAhead'] === true && order.payment !== 'pending';
  return {
    ...order,
    lines: withDishes(order.lines, document['items']),
    online: online ?? null,
    ...(isDamaged && { isPaymentDamaged: true }),
    collected: readCollected(document['collected']),
    changes: readChanges(document, order.language),
    changesSeen: count(document['changesSeen']) ?? 0,
    reprints: count(document['reprints']) ?? 0,
    ...(source && { source }),
    ...(isAhead && { paidAhead: true }),
    ...(paidBack && { paidBack }),
    ...(postponedAt && { postponedAt }),
  };
}
