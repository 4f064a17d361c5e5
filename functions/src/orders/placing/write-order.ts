import { orderFields, type OrderField, usualPayMinutes } from '@burger/shared/contracts';
import {
  documentLife,
  documentVersion,
  heldFor,
  type OrderDocument,
  placedLife,
} from '@burger/shared/order';
import { fromRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { PromisedSlot } from '@burger/shared/hours';
import { newLinkKey } from '../../http/requests';
import type { PricedOrder, StaffOrder, RequestedOrder } from './price';
import { storedTimes } from './room';

/** Returns an order number: prefix, last six digits of the time, three random digits (spec.md §3). `random` is from 0 to 999. */
export function orderNumber(prefix: string, at: Date, random: number): string {
  const time = String(at.getTime()).slice(-6).padStart(6, '0');
  return `${prefix}${time}${String(random).padStart(3, '0')}`;
}

type Life = ReturnType<typeof placedLife>;

/** Returns the initial status of a staff order: confirmed, and paid if the customer has paid. */
const staffOrderLife = (placed: Life, at: string, { paid }: Pick<StaffOrder, 'paid'>): Life => ({
  ...placed,
  status: 'confirmed',
  revision: 2,
  history: [...placed.history, { status: 'confirmed', at, by: 'kitchen' }],
  payment: paid ?? 'pending',
});

/** Returns the customer's details as stored. Optional fields are left out when they are empty. */
const detailsOf = (customer: RequestedOrder['customer']) =>
  Object.fromEntries(
    Object.entries(customer).filter(
      ([name, text]) => text !== '' || !orderFields[name as OrderField].isOptional,
    ),
  ) as OrderDocument['customerDetails'];

/** Returns a new order as stored. `attended` is when the kitchen is first open to confirm it (ms). */
export function writeOrder(
  uid: string,
  { customer, paymentMethod, kind, language, taken }: RequestedOrder,
  priced: PricedOrder,
  promised: PromisedSlot,
  { at, attended }: { at: Date; attended: number },
  random: number,
  payMinutes = usualPayMinutes,
): OrderDocument {
  const createdAt = at.toISOString();
  const amount = fromRupees(priced.pricing.total);
  // Payment providers accept amounts from one rupee.
  const isOnline = paymentMethod === 'online' && amount >= 100;
  const online = isOnline ? heldFor(amount, at.getTime(), payMinutes) : null;
  const placed = placedLife(kind, createdAt, online);
  // An order that waits for payment is announced to the restaurant once paid, even if staff created it.
  const isStaffOrder = taken && !online;
  return {
    orderId: orderNumber(restaurant.orderIdPrefix, at, random),
    trackingKey: newLinkKey(),
    customerId: uid,
    customerDetails: detailsOf(customer),
    ...priced,
    paymentMethod: online ? paymentMethod : 'cod',
    ...documentLife(isStaffOrder ? staffOrderLife(placed, createdAt, taken) : placed),
    ...(taken && { source: taken.source }),
    ...(isStaffOrder && taken.paid && { paidAhead: true }),
    createdAt,
    attendedFrom: new Date(attended).toISOString(),
    slot: promised.slot?.toISOString() ?? null,
    ...storedTimes(promised),
    language,
    version: documentVersion,
    papers: [],
  };
}
