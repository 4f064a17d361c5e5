import { isKnown, paise, type Found, type Judge, type Stored } from './found';
import type { Week } from '../ledger';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Returns how much of a payment the restaurant may keep by its order, in paise: nothing of stray payments and
 * cancelled orders.
 */
function dueTo({ online, orderStatus, papers, pricing }: Stored, payment: string): number {
  if (online?.paidBy !== payment || orderStatus === 'cancelled') return 0;
  const notes = papers.filter(({ kind }) => kind === 'creditNote');
  return paise(pricing.total) - sum(notes.map((note) => paise(note.pricing.total)));
}

/** Checks each payment at the provider: it belongs to one order, and what is not due was refunded. */
function judgeProvider({ site }: Week, { orders }: Found): string[] {
  const { payments, refunds } = site.provider;
  return payments.flatMap(({ id, order_id: attempt, amount }) => {
    const own = [...orders].filter(([, { online }]) => online?.attempt === attempt);
    const [[key, order] = ['', undefined]] = own;
    if (!order || own.length > 1) return [`${id} is of ${own.length} orders`];
    const known = order.online?.payments.filter((payment) => payment.id === id) ?? [];
    if (known.length !== 1 || paise(known[0]?.amount ?? 0) !== amount)
      return [`${key} knows ${known.length} times of ${id}`];
    const refunded = refunds.filter((one) => one.payment_id === id && one.status === 'processed');
    const stored = amount - sum(refunded.map((one) => one.amount));
    const due = dueTo(order, id);
    const about = JSON.stringify([order.online, refunds.filter((one) => one.payment_id === id)]);
    return stored === due
      ? []
      : [`Of ${id} for ${key} ${stored} is kept where it is ${due}: ${about}`];
  });
}

/**
 * Checks that each paid rupee belongs to an open or delivered order or was refunded, and that no unpaid order
 * was cooked.
 */
export const judgePayments: Judge = (week, found) => {
  const staffOrder = new Map(week.site.provider.payments.map((payment) => [payment.id, payment]));
  const own = [...found.orders].flatMap(([key, order]) => {
    const { online, history, paidBy } = order;
    if (!online) return [];
    const steps = history.map(({ status }) => status).join();
    const paid = staffOrder.get(online.paidBy);
    const isPaid = paid?.amount === paise(order.pricing.total);
    const isOpen = online.refunds.some(({ state }) => state === 'requested');
    return [
      ...(online.state === 'pending'
        ? [`${key} waits for its money until ${online.until}, asked about at ${online.askAt}`]
        : []),
      ...(online.state === 'paid' && !isPaid ? [`${key} is paid by nothing`] : []),
      ...(online.state === 'paid' && paidBy !== 'online' ? [`${key} was paid again`] : []),
      ...(isKnown(order) || ['placed', 'placed,cancelled'].includes(steps)
        ? []
        : [`${key} was cooked unpaid`]),
      ...(online.refunds.some(({ state }) => state === 'failed')
        ? [`${key} is owed a refund: ${JSON.stringify(online)}`]
        : []),
      ...(isOpen && !online.askAt ? [`Nobody asks what became of a refund of ${key}`] : []),
    ];
  });
  return [...own, ...judgeProvider(week, found)];
};

/** Returns the number of orders paid online, and the amounts paid and refunded, in paise. */
export function onlineFigures({ site }: Week, { orders }: Found) {
  const { payments, refunds } = site.provider;
  const done = refunds.filter(({ status }) => status === 'processed');
  return {
    paid: [...orders.values()].filter(({ online }) => online?.state === 'paid').length,
    payments: payments.length,
    captured: sum(payments.map(({ amount }) => amount)),
    refunds: done.length,
    back: sum(done.map(({ amount }) => amount)),
  };
}
