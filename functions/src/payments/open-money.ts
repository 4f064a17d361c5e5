import type { KitchenHealth } from '@burger/shared/kitchen';
import {
  type Dispute,
  openDisputes,
  openOverpaid,
  type Overpaid,
  waitsForDispute,
} from '@burger/shared/order';
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
  /** Money that left beyond a payment, until staff mark it as settled. */
  overpaid: readonly (Pick<Overpaid, 'id' | 'amount'> & { orderId: string })[];
  /** Numbers of orders that wait for their money, whose record cannot be read. */
  damaged: readonly string[];
  /** No payment provider is configured, perhaps no longer, so refunds cannot be made. */
  hasNoProvider: boolean;
}

export const isOpen = ({ requestedSince, sweepSince, ...lists }: OpenMoney): boolean =>
  [lists.failed, lists.disputes, lists.overpaid, lists.damaged].some(({ length }) => length > 0) ||
  requestedSince !== null ||
  sweepSince !== null;

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
  const [owed, waiting] = await Promise.all([orders.owing(mostRead), orders.asking(at, 1)]);
  const [owing, [due]] = [owed.orders, waiting.orders];
  const refunds = owing.flatMap(({ order: { orderId, online } }) =>
    (online?.refunds ?? []).map((refund) => ({
      ...{ ...refund, orderId },
      waits: waitsForDispute(online, refund),
    })),
  );
  const requested = refunds.filter(({ state, waits }) => state === 'requested' && !waits);
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
    overpaid: owing.flatMap(({ order: { orderId, online } }) =>
      openOverpaid(online ?? { overpaid: [] }).map(({ id, amount }) => ({ id, amount, orderId })),
    ),
    damaged: [...new Set([...owed.damaged, ...waiting.damaged])],
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
    ...(money.overpaid.length > 0 && {
      overpaid: money.overpaid.map(({ orderId, amount }) => ({ orderId, amount })),
    }),
    ...(money.damaged.length > 0 && { damaged: [...money.damaged] }),
    ...(money.hasNoProvider && { hasNoProvider: true }),
  };
}
