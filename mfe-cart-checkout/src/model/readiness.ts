import { orderLimits, type Cart, type Session } from '@burger/shared/contracts';
import type { Delivery } from './delivery';

/** Why the place-order button cannot place the order yet, or that it can. */
export type Readiness =
  | 'loading'
  | 'processing'
  | 'signed-out'
  | 'no-location'
  | 'out-of-range'
  | 'too-many'
  | 'closed'
  | 'ready';

export interface CheckoutFacts {
  session: Session | undefined;
  delivery: Delivery;
  cart: Cart;
  processing: boolean;
  /** Whether the kitchen is closed and the restaurant then takes no orders. */
  closed: boolean;
}

/** Dishes of which there are more than one order may hold. */
export const tooManyOf = (cart: Cart): Cart['items'] =>
  cart.items.filter(({ quantity }) => quantity > orderLimits.maxQuantity);

/** What stands between the customer and the order; the first thing to do comes first (spec.md §5). */
export function readiness({
  session,
  delivery,
  cart,
  processing,
  closed,
}: CheckoutFacts): Readiness {
  if (processing) return 'processing';
  if (!session || session.status === 'unknown') return 'loading';
  if (session.status === 'signed-out') return 'signed-out';
  if (delivery.status === 'unknown') return 'no-location';
  if (delivery.status === 'measuring') return 'loading';
  if (!delivery.reachable) return 'out-of-range';
  if (tooManyOf(cart).length > 0) return 'too-many';
  return closed ? 'closed' : 'ready';
}
