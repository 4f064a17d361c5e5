import type { KitchenHealth } from '@burger/shared/kitchen';
import { type Dispute, openDisputes } from '@burger/shared/order';
import { refundDays } from '@burger/shared/restaurant';
import type { KitchenOrders } from '../orders/store';
import type { PaymentProvider } from './provider';

/** What of orders paid online is open that should not be for long; moments in ms. */
export interface OpenMoney {
  /** Numbers of orders with a refund that failed. */
  failed: readonly string[];
  /** Since when the oldest refund that was asked for is on its way; null where none is. */
  requestedSince: number | null;
  /** Since when the provider should have been asked about an order and was not: nobody sweeps. */
  sweepSince: number | null;
  /** What customers' banks dispute, the soonest deadline first. */
  disputes: readonly (Pick<Dispute, 'id' | 'amount' | 'respondBy'> & { orderId: string })[];
  /** Nobody takes money for us (any more): what is owed cannot be given back. */
  hasNoProvider: boolean;
}

/** Whether money is owed, or its orders wait to be asked about. */
export const isOpen = ({ failed, requestedSince, sweepSince, disputes }: OpenMoney): boolean =>
  failed.length > 0 || disputes.length > 0 || requestedSince !== null || sweepSince !== null;

const mostRead = 50;
const dayMs = 24 * 60 * 60_000;

export const isRefundLate = ({ requestedSince }: OpenMoney, at: number): boolean =>
  requestedSince !== null && at - requestedSince >= refundDays() * dayMs;

/** Reads what is open; of many refunds those that are owed longest. */
export async function openMoney(
  orders: Pick<KitchenOrders, 'asking' | 'owing'>,
  at: number,
  provider: PaymentProvider | null,
): Promise<OpenMoney> {
  const [owing, [due]] = await Promise.all([orders.owing(mostRead), orders.asking(at, 1)]);
  const refunds = owing.flatMap(({ order: { orderId, online } }) =>
    (online?.refunds ?? []).map((refund) => ({ ...refund, orderId })),
  );
  const requested = refunds.filter(({ state }) => state === 'requested');
  const failed = refunds.filter(({ state }) => state === 'failed');
  return {
    failed: [...new Set(failed.map(({ orderId }) => orderId))],
    requestedSince:
      requested.length > 0 ? Math.min(...requested.map((one) => Date.parse(one.at))) : null,
    sweepSince: due?.order.online?.askAt ? Date.parse(due.order.online.askAt) : null,
    disputes: owing
      .flatMap(({ order: { orderId, online } }) =>
        openDisputes(online ?? { disputes: [] })
          .filter(({ state }) => state === 'open')
          .map(({ id, amount, respondBy }) => ({ id, amount, respondBy, orderId })),
      )
      .sort((one, other) => (one.respondBy < other.respondBy ? -1 : 1)),
    hasNoProvider: provider === null,
  };
}

/** The same for the page Health; undefined where nobody takes money for us and nothing is open. */
export function openMoneyHealth(money: OpenMoney, at: number): KitchenHealth['payments'] {
  if (money.hasNoProvider && !isOpen(money)) return undefined;
  const seconds = (since: number | null) =>
    since === null ? null : Math.max(0, Math.round((at - since) / 1000));
  return {
    failed: [...money.failed],
    requestedSeconds: seconds(money.requestedSince),
    isLate: isRefundLate(money, at),
    sweepSeconds: seconds(money.sweepSince),
    ...(money.disputes.length > 0 && {
      disputes: money.disputes.map(({ orderId, amount, respondBy }) => {
        return { orderId, amount, respondBy };
      }),
    }),
    ...(money.hasNoProvider && { hasNoProvider: true }),
  };
}
