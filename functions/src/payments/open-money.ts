import type { KitchenHealth } from '@burger/shared/kitchen';
import { type Dispute, openDisputes } from '@burger/shared/order';
import { refundDays } from '@burger/shared/restaurant';
import type { KitchenOrders } from '../orders/store/store';
import type { PaymentProvider } from './provider';

/** Open problems of online payments; times in ms since epoch. */
export interface OpenMoney {
  failed: readonly string[];
  /** Request time of the oldest incomplete refund, or null. */
  requestedSince: number | null;
  /** Due time of the oldest payment check that did not run, or null. */
  sweepSince: number | null;
  /** Open disputes, the earliest deadline first. */
  disputes: readonly (Pick<Dispute, 'id' | 'amount' | 'respondBy'> & { orderId: string })[];
  /** No payment provider is configured, perhaps no longer, so refunds cannot be made. */
  hasNoProvider: boolean;
}

export const isOpen = ({ failed, requestedSince, sweepSince, disputes }: OpenMoney): boolean =>
  failed.length > 0 || disputes.length > 0 || requestedSince !== null || sweepSince !== null;

const mostRead = 50;
const dayMs = 24 * 60 * 60_000;

export const isRefundLate = ({ requestedSince }: OpenMoney, at: number): boolean =>
  requestedSince !== null && at - requestedSince >= refundDays() * dayMs;

/** Reads the open problems of online payments. If there are many refunds, reads the oldest ones. */
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

/** Converts open payment problems for the Health page; undefined without a provider and without problems. */
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
