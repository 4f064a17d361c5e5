import type { HistoryStep } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { published } from '@burger/shared/testing/a-shop';
import { isKnown, paise, type Found, type Judge, type Stored } from './found';

/** Checks that every acknowledged order has exactly one matching document, and that there are no others. */
export const judgeDocuments: Judge = ({ ledger }, { orders, numbers }) => {
  const problems: string[] = [];
  for (const { key, reported, uid } of ledger.placings.values()) {
    const stored = orders.get(key);
    if (!reported) continue;
    if (!stored) problems.push(`${key} was acknowledged and is not there`);
    else if (stored.orderId !== reported.orderId) problems.push(`${key} has another number`);
    else if (stored.pricing.total !== reported.total) problems.push(`${key} has another total`);
    else if (stored.customerId !== uid) problems.push(`${key} is somebody else's`);
  }
  for (const [key, { orderId }] of orders) {
    if (!ledger.placings.has(key)) problems.push(`${key} was never asked for`);
    if (numbers.get(orderId)?.order !== key) problems.push(`The number of ${key} is not its own`);
  }
  if (numbers.size !== orders.size) {
    problems.push(`${numbers.size} numbers for ${orders.size} orders`);
  }
  const waiting = [...ledger.placings.values()].filter(({ isUnknown }) => isUnknown);
  if (waiting.length > 0) problems.push(`${waiting.length} customers never got an answer`);
  return problems;
};

const numberIn = new RegExp(`${restaurant.orderIdPrefix}\\d{9}`);

/** Checks that every stored order was mailed with its total, and only to the restaurant and its customer. */
export const judgeAnnouncements: Judge = ({ site, ledger }, { orders }) => {
  const announced = new Map<string, string[]>();
  const recipients = new Map<string, Set<string>>();
  for (const { to, subject, text } of site.mails()) {
    const number = numberIn.exec(`${subject} ${text}`)?.[0] ?? '';
    recipients.set(number, (recipients.get(number) ?? new Set()).add(to));
    if (to !== restaurant.emails.orders || !subject.startsWith('New order')) continue;
    announced.set(number, [...(announced.get(number) ?? []), `${subject} ${text}`]);
  }
  return [...orders].flatMap(([key, order]) => {
    const { orderId, pricing } = order;
    const mails = announced.get(orderId) ?? [];
    if (!isKnown(order)) return mails.length > 0 ? [`${key} was announced without its money`] : [];
    if (mails.length === 0) return [`${key} was never announced`];
    const total = formatMoney(paise(pricing.total));
    if (!mails.every((mail) => mail.includes(total)))
      return [`${key} was announced with another total`];
    const { emails, ownerEmail } = restaurant;
    const own = new Set([emails.orders, ownerEmail, ledger.placings.get(key)?.email]);
    const strangers = [...(recipients.get(orderId) ?? [])].filter((to) => !own.has(to));
    return strangers.length > 0 ? [`${key} was told to ${strangers.join()}`] : [];
  });
};

const capacity = published.rules.slots?.capacity ?? Infinity;

/** Checks that no time slot has more orders than its capacity, and that its stored count is right. */
export const judgeHalfHours: Judge = (_week, { orders, slots }) => {
  const held = new Map<string, number>();
  for (const { slot, orderStatus } of orders.values()) {
    if (slot === null || orderStatus === 'cancelled') continue;
    const name = new Date(slot).toISOString();
    held.set(name, (held.get(name) ?? 0) + 1);
  }
  const names = new Set([...held.keys(), ...slots.keys()]);
  return [...names].flatMap((name) => {
    const [many, counted] = [held.get(name) ?? 0, slots.get(name)?.orders ?? 0];
    return [
      ...(many <= capacity ? [] : [`${name} holds ${many} orders of ${capacity}`]),
      ...(many === counted ? [] : [`${name} counts ${counted} orders where there are ${many}`]),
    ];
  });
};

const minute = 60_000;
// The clocks of the instances differ by up to this (ms).
const slack = 5000;

/**
 * The allowed status changes and who may make them. Written down again, so that the check is independent of
 * the product's code.
 */
const ways: Record<string, Record<string, string>> = {
  placed: { confirmed: 'kitchen', cancelled: 'kitchen customer' },
  confirmed: { preparing: 'kitchen', cancelled: 'kitchen' },
  preparing: { ready: 'kitchen', out_for_delivery: 'kitchen', cancelled: 'kitchen' },
  ready: { delivered: 'kitchen', cancelled: 'kitchen' },
  out_for_delivery: {
    delivered: 'kitchen rider',
    brought_back: 'kitchen rider',
    cancelled: 'kitchen',
  },
  brought_back: { out_for_delivery: 'kitchen', cancelled: 'kitchen' },
  delivered: {},
  cancelled: {},
};

/**
 * Returns when the kitchen was notified of an order (ms): it was placed, paid, or changed to pay on delivery.
 */
function knownSince({ createdAt, online }: Stored): number {
  const paid = online?.payments.find(({ id }) => id === online.paidBy);
  if (paid) return Date.parse(paid.at);
  return online?.state === 'hand-over' ? Date.parse(online.until) : createdAt;
}

function isLawful(order: Stored, step: HistoryStep, at: number): boolean {
  const { history } = order;
  const [before, from] = [history[at - 2], history[at - 1]];
  if (!from) return step.status === 'placed' && step.by === 'customer';
  const since = Date.parse(step.at) - Date.parse(from.at);
  if (since < -slack) return false;
  if (ways[from.status]?.[step.status]?.includes(step.by)) {
    return step.by !== 'customer' || Date.parse(step.at) - knownSince(order) <= 5 * minute;
  }
  const isBack = before?.status === step.status && step.by === 'kitchen' && from.by !== 'customer';
  return isBack && since <= 2 * minute;
}

function problemsOf(key: string, order: Stored): string[] {
  const { history, orderStatus, kind } = order;
  const isPaid = orderStatus === 'delivered' || order.online?.state === 'paid';
  const message = history.map(({ status }) => status).join(' → ');
  // An unpaid order is cancelled after its time limit, later than its customer may cancel it.
  const isLetGo = order.online?.state === 'let-go' && message === 'placed → cancelled';
  const wrongWay = kind === 'pickup' ? 'out_for_delivery' : 'ready';
  return [
    ...(history.every((step, at) => isLawful(order, step, at)) || isLetGo
      ? []
      : [`${key} went ${message}`]),
    ...(history.at(-1)?.status === orderStatus
      ? []
      : [`${key} is ${orderStatus} after ${message}`]),
    ...(history.some(({ status }) => status === wrongWay) ? [`${key} left the wrong way`] : []),
    ...(order.revision >= history.length ? [] : [`${key} has revision ${order.revision}`]),
    ...(isPaid === (order.paymentStatus !== 'pending') ? [] : [`${key} is ${order.paymentStatus}`]),
  ];
}

/**
 * Checks that a payment method acknowledged for a delivery is stored, unless the kitchen undid the delivery.
 */
function paymentProblem(key: string, order: Stored | undefined, paid: string): string[] {
  const last = order?.history.at(-1)?.status;
  const wasReturned = order?.history.some(
    ({ status }, at) => status === 'delivered' && at < order.history.length - 1,
  );
  if (wasReturned || (last === 'delivered' && order?.paidBy === paid)) return [];
  return [`${key} was acknowledged as paid by ${paid} and is ${last}, ${order?.paidBy}`];
}

const logged = ({ staffLog }: Found) => {
  const steps = new Map<string, number>();
  for (const { order } of staffLog.values()) steps.set(order, (steps.get(order) ?? 0) + 1);
  return steps;
};

/**
 * Checks that every order's status history is valid, extends what was shown before, and has an author for
 * each step.
 */
export const judgeHistories: Judge = ({ ledger }, found) => {
  const steps = logged(found);
  const rendered = [...ledger.observed].flatMap(([key, observed]) => {
    const history = found.orders.get(key)?.history ?? [];
    const isSo = observed.every(
      ({ status, at }, index) => history[index]?.status === status && history[index].at === at,
    );
    return isSo ? [] : [`${key} was shown otherwise than it is`];
  });
  const own = [...found.orders].flatMap(([key, order]) => [
    ...problemsOf(key, order),
    ...((steps.get(key) ?? 0) === order.revision - 1 ? [] : [`${key} has steps that nobody made`]),
  ]);
  const paid = [...ledger.paid].flatMap(([key, by]) =>
    paymentProblem(key, found.orders.get(key), by),
  );
  return [...rendered, ...own, ...paid];
};
