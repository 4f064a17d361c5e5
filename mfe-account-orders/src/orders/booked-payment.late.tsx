import { readBooked, refundOf } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { Back } from '../tracking/money-back';

// Apart from the view of orders in progress, because tracking pages read no documents.

/** The state of a finished order's payment and refund, from its document. */
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
