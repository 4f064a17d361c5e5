import { orderFieldNames, type LineInput, type PlaceOrderRequest } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { sameLines } from '../cart/cart';

/** `same`: as requested. `other-details`: same lines, other delivery details. `other-lines`: another cart. */
export type OrderMatch = 'same' | 'other-details' | 'other-lines';

const orderedLines = ({ lines }: Order): LineInput[] =>
  lines.map(({ dishId, choices, note, quantity }) => ({
    dishId: dishId ?? 0,
    choices: choices.map(({ group, choice }) => ({ group, choice })),
    note,
    quantity,
  }));

export function matchOrder(order: Order, request: PlaceOrderRequest): OrderMatch {
  const sameCart =
    sameLines({ lines: orderedLines(order) }, request) &&
    order.bill.promo === (request.promoCode ?? '');
  if (!sameCart) return 'other-lines';
  const { location } = order;
  const stored = { ...order.customer, ...order.billedTo };
  const sameDetails =
    orderFieldNames.every((name) => stored[name] === request.customer[name]) &&
    location?.lat === request.location?.lat &&
    location?.lng === request.location?.lng &&
    order.kind === request.kind &&
    (request.slot === null || order.slot === Date.parse(request.slot));
  return sameDetails ? 'same' : 'other-details';
}
