import type { Order, PlaceOrderRequest } from '@burger/shared/contracts';

/** same: what was asked for. other-details: its dishes, but other delivery details. other-dishes: another cart. */
export type OrderMatch = 'same' | 'other-details' | 'other-dishes';

/** How the order that the server answered compares with the one that was asked for. */
export function matchOrder(order: Order, request: PlaceOrderRequest): OrderMatch {
  const ordered = new Map(order.items.map(({ id, quantity }) => [id, quantity]));
  const sameDishes =
    ordered.size === request.items.length &&
    request.items.every(({ id, quantity }) => ordered.get(id) === quantity) &&
    order.pricing.appliedPromo === request.promoCode;
  if (!sameDishes) return 'other-dishes';
  const { customerDetails: stored, location } = order;
  const asked = request.customer;
  const sameDetails =
    stored.name === asked.name &&
    stored.phone === asked.phone &&
    stored.email === asked.email &&
    stored.address === asked.address &&
    stored.landmark === asked.landmark &&
    stored.specialInstructions === asked.specialInstructions &&
    location?.lat === request.location.lat &&
    location.lng === request.location.lng;
  return sameDetails ? 'same' : 'other-details';
}
