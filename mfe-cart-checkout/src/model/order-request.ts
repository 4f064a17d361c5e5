import {
  PlaceOrderRequestSchema,
  type Cart,
  type Coordinates,
  type PlaceOrderRequest,
} from '@burger/shared/contracts';
import * as v from 'valibot';
import type { Details } from './delivery-details';

/**
 * The body of `POST /api/orders` for a cart and its details, in the form in which the server will store it.
 * Throws a ValiError when they do not fit; the page checks them first.
 */
export function writeRequest(
  { cart, details, location }: { cart: Cart; details: Details; location: Coordinates },
  idempotencyKey: string,
): PlaceOrderRequest {
  return v.parse(PlaceOrderRequestSchema, {
    idempotencyKey,
    items: cart.items.map(({ id, quantity }) => ({ id, quantity })),
    promoCode: cart.promo,
    customer: details,
    location,
    paymentMethod: 'cod',
  });
}
