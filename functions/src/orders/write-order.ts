import type { OrderKind, PlaceOrderRequest } from '@burger/shared/contracts';
import { documentLife, type OrderDocument } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import type { Promised } from '@burger/shared/times';
import { newLinkKey } from '../http/link-key';
import { orderNumber } from './order-number';
import type { PricedOrder } from './price';

const placedLife = (kind: OrderKind, at: string): Parameters<typeof documentLife>[0] => ({
  kind,
  status: 'placed',
  revision: 1,
  addedMinutes: 0,
  history: [{ status: 'placed', at, by: 'customer' }],
  reason: null,
  rider: null,
  payment: 'pending',
});

/** The document of an order that is placed at that moment, and that somebody attends to from another on (ms). */
export function writeOrder(
  uid: string,
  { customer, paymentMethod, kind, language }: PlaceOrderRequest,
  priced: PricedOrder,
  promise: Promised,
  { at, attended }: { at: Date; attended: number },
  draw: number,
): OrderDocument {
  const createdAt = at.toISOString();
  return {
    orderId: orderNumber(restaurant.orderIdPrefix, at, draw),
    trackingKey: newLinkKey(),
    customerId: uid,
    customerDetails: customer,
    ...priced,
    paymentMethod,
    ...documentLife(placedLife(kind, createdAt)),
    createdAt,
    attendedFrom: new Date(attended).toISOString(),
    slot: promise.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promise.from.toISOString(),
    estimatedDeliveryUntil: promise.to.toISOString(),
    language,
  };
}
