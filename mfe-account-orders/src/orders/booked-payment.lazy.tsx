import { moneyBack, readBooked, refundOf } from '@burger/shared/order';
import { Back } from '../tracking/refunds';

// A module of its own, because the tracking page shows payments without reading order documents.

/** The state of a finished order's payment and refund, read from its Firestore document. */
export function BookedPayment({ data }: { data: unknown }) {
  const order = readBooked(data);
  if (!order?.online) return null;
  const { status, online } = order;
  return (
    <Back status={status} state={online.state} refund={refundOf(online)} back={moneyBack(online)} />
  );
}
