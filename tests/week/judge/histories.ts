import type { HistoryStep } from '@burger/shared/kitchen';
import type { Found, Judge, Stored } from './found';

const minute = 60_000;
// Clocks of instances differ by so much.
const slack = 5000;

/** Who may lead an order where, as the restaurant works; written down apart from the code that holds it. */
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

function isLawful(step: HistoryStep, at: number, history: readonly HistoryStep[]): boolean {
  const [before, from] = [history[at - 2], history[at - 1]];
  if (!from) return step.status === 'placed' && step.by === 'customer';
  const since = Date.parse(step.at) - Date.parse(from.at);
  if (since < -slack) return false;
  if (ways[from.status]?.[step.status]?.includes(step.by)) {
    const sincePlaced = Date.parse(step.at) - Date.parse(history[0]?.at ?? '');
    return step.by !== 'customer' || sincePlaced <= 5 * minute;
  }
  const isBack = before?.status === step.status && step.by === 'kitchen' && from.by !== 'customer';
  return isBack && since <= 2 * minute;
}

function problemsOf(key: string, { history, orderStatus, kind, ...order }: Stored): string[] {
  const said = history.map(({ status }) => status).join(' → ');
  const wrongWay = kind === 'pickup' ? 'out_for_delivery' : 'ready';
  return [
    ...(history.every(isLawful) ? [] : [`${key} went ${said}`]),
    ...(history.at(-1)?.status === orderStatus ? [] : [`${key} is ${orderStatus} after ${said}`]),
    ...(history.some(({ status }) => status === wrongWay) ? [`${key} left the wrong way`] : []),
    ...(order.revision >= history.length ? [] : [`${key} has revision ${order.revision}`]),
    ...((orderStatus === 'delivered') === (order.paymentStatus !== 'pending')
      ? []
      : [`${key} is ${order.paymentStatus}`]),
  ];
}

/** What was acknowledged of its payment is so, unless the kitchen took it back. */
function paymentProblem(key: string, order: Stored | undefined, paid: string): string[] {
  const last = order?.history.at(-1)?.status;
  const wasTakenBack = order?.history.some(
    ({ status }, at) => status === 'delivered' && at < order.history.length - 1,
  );
  if (wasTakenBack || (last === 'delivered' && order?.paidBy === paid)) return [];
  return [`${key} was acknowledged as paid by ${paid} and is ${last}, ${order?.paidBy}`];
}

const logged = ({ staffLog }: Found) => {
  const steps = new Map<string, number>();
  for (const { order } of staffLog.values()) steps.set(order, (steps.get(order) ?? 0) + 1);
  return steps;
};

/** Every order has a lawful history, which grew from what anybody was shown, and each step of it somebody who made it. */
export const judgeHistories: Judge = ({ ledger }, found) => {
  const steps = logged(found);
  const shown = [...ledger.seen].flatMap(([key, seen]) => {
    const history = found.orders.get(key)?.history ?? [];
    const isSo = seen.every(
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
  return [...shown, ...own, ...paid];
};
