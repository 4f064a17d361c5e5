import { moneyBack, readBooked, refundOf } from '@burger/shared/order';
import { Back } from '../tracking/money-back';

// Apart from what is said of an order under way: pages of links read no documents.

/** What became of the money of an order that is over, by its document. */
export function BookedPayment({ data }: { data: unknown }) {
  const order = readBooked(data);
  if (!order?.online) return null;
  const { status, online } = order;
  return (
    <Back status={status} state={online.state} refund={refundOf(online)} back={moneyBack(online)} />
  );
}
