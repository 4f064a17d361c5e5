import { readBooked, refundOf } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { Back } from '../tracking/money-back';

// Apart from what is said of an order under way: pages of links read no documents.

/** What became of the money of an order that is over, by its document. */
export function BookedPayment({ data }: { data: unknown }) {
  const order = readBooked(data);
  if (!order?.online) return null;
  const { status, online } = order;
  const refund = refundOf(online);
  const amount = online.refunds
    .filter(({ state }) => state === refund)
    .reduce((sum, one) => sum + one.amount, 0);
  return <Back {...{ status, refund }} state={online.state} amount={formatMoney(amount)} />;
}
