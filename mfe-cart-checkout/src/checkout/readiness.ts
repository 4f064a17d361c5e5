import { orderLimits, type Cart, type Session } from '@burger/shared/contracts';
import { orderable } from '../cart/cart';
import type { Delivery } from '../cart/delivery';

/** Why the place-order button cannot place the order yet, or that it can. */
export type Readiness =
  | 'loading'
  | 'processing'
  | 'signed-out'
  | 'no-location'
  | 'out-of-range'
  | 'nothing-to-order'
  | 'too-many'
  | 'too-many-lines'
  | 'paused'
  | 'closed'
  | 'time-lost'
  | 'ready';

export interface CheckoutFacts {
  session: Session | undefined;
  delivery: Delivery;
  cart: Cart;
  processing: boolean;
  /** Whether the shop takes no orders for now. */
  paused: boolean;
  /** Whether the kitchen is closed and the restaurant then takes no orders, or can promise nothing. */
  closed: boolean;
  /** Whether a time was chosen that cannot be had any more. */
  timeLost: boolean;
}

/** Lines of which there are more than one order may hold. */
export const tooManyOf = (cart: Cart): Cart['lines'] =>
  orderable(cart).filter(({ quantity }) => quantity > orderLimits.maxQuantity);

/** What stands between the customer and the order; the first thing to do comes first (spec.md §5). */
export function readiness(facts: CheckoutFacts): Readiness {
  const { session, delivery, cart, processing, paused, closed, timeLost } = facts;
  if (processing) return 'processing';
  if (!session || session.status === 'unknown') return 'loading';
  if (session.status === 'signed-out') return 'signed-out';
  if (delivery.status === 'unknown') return 'no-location';
  if (delivery.status === 'measuring') return 'loading';
  if (delivery.status === 'known' && !delivery.reachable) return 'out-of-range';
  const { length } = orderable(cart);
  if (length === 0) return 'nothing-to-order';
  if (length > orderLimits.maxLines) return 'too-many-lines';
  if (tooManyOf(cart).length > 0) return 'too-many';
  if (paused) return 'paused';
  if (closed) return 'closed';
  return timeLost ? 'time-lost' : 'ready';
}
