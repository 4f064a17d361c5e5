import { orderFieldNames, type PlaceOrderRequest } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { lineInputOf } from '@burger/shared/order/lines';
import { sameLines } from '../../cart/cart';

/** `same`: as requested. `other-details`: same lines, other delivery details. `other-lines`: another cart. */
export type OrderMatch = 'same' | 'other-details' | 'other-lines';

type Compare = (order: Order, request: PlaceOrderRequest) => boolean;

const cartFields = {
  lines: (order, request) => sameLines({ lines: order.lines.map(lineInputOf) }, request),
  promoCode: ({ bill }, { promoCode }) => bill.promo === (promoCode ?? ''),
} satisfies Partial<Record<keyof PlaceOrderRequest, Compare>>;

/** Fields that make no other order: keys, versions, what was agreed, and how it is paid and read. */
type NotCompared =
  | 'idempotencyKey'
  | 'attempt'
  | 'version'
  | 'agreedTotal'
  | 'agreedUntil'
  | 'paymentMethod'
  | 'language';

// Lists every other field of the request, so that a new one has to be compared or named above.
const detailFields: Record<
  Exclude<keyof PlaceOrderRequest, keyof typeof cartFields | NotCompared>,
  Compare
> = {
  customer: ({ customer, billedTo }, request) =>
    orderFieldNames.every(
      (name) => ({ ...customer, ...billedTo })[name] === request.customer[name],
    ),
  location: ({ location }, request) =>
    location?.lat === request.location?.lat && location?.lng === request.location?.lng,
  kind: (order, { kind }) => order.kind === kind,
  slot: (order, { slot }) => slot === null || order.slot === Date.parse(slot),
};

export function matchOrder(order: Order, request: PlaceOrderRequest): OrderMatch {
  const isSame = (compare: Compare) => compare(order, request);
  if (!Object.values(cartFields).every(isSame)) return 'other-lines';
  return Object.values(detailFields).every(isSame) ? 'same' : 'other-details';
}
