import { orderLimits, type Cart, type Session, type Shop } from '@burger/shared/contracts';
import { timeText, type NextOpening } from '@burger/shared/hours';
import { orderable } from '../../cart/cart';
import type { Delivery } from '../../cart/delivery';
import { dishName } from '../../cart/line-text';
import { messages } from '../../messages/en';
import { closedText } from '../parts/kitchen';
import type { Problem } from '../parts/section';

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

const tooManyOf = (cart: Cart): Cart['lines'] =>
  orderable(cart).filter(({ quantity }) => quantity > orderLimits.maxQuantity);

/** Returns the first thing that blocks the order (spec.md §5). */
export function readiness({
  session,
  delivery,
  cart,
  processing,
  paused,
  closed,
  timeLost,
}: {
  session: Session | undefined;
  delivery: Delivery;
  cart: Cart;
  processing: boolean;
  paused: boolean;
  /** Whether the kitchen is closed and takes no advance orders, or has no time to offer. */
  closed: boolean;
  timeLost: boolean;
}): Readiness {
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

const texts = messages.checkout;

export const pausedText = ({ paused }: Pick<Shop, 'paused'>): string =>
  paused?.until
    ? messages.kitchen.pausedUntil(timeText(new Date(paused.until)))
    : messages.kitchen.paused;

/** Returns the message for a press that cannot place the order, and its section; null if there is none. */
export function notReady(
  ready: Readiness,
  cart: Cart,
  delivery: Delivery,
  shop: Shop,
  opening: NextOpening | null,
): Problem | null {
  switch (ready) {
    case 'no-location':
      return { place: 'location', message: messages.location.please };
    case 'out-of-range': {
      const km = delivery.status === 'known' ? delivery.km : 0;
      const message = messages.location.tooFar(km, shop.rules.delivery.limitKm);
      return { place: 'location', message };
    }
    case 'nothing-to-order':
      return { place: 'cart', message: texts.nothingToOrder };
    case 'too-many': {
      const [line] = tooManyOf(cart);
      const name = line ? dishName(line) : '';
      return { place: 'cart', message: texts.tooMany(name, orderLimits.maxQuantity) };
    }
    case 'too-many-lines':
      return { place: 'cart', message: texts.tooManyLines(orderLimits.maxLines) };
    case 'loading':
      // The total was not visible at the press, so the order is not placed later without another press.
      return { place: 'place', message: messages.place.notYet, retry: true };
    case 'paused':
      return { place: 'place', message: pausedText(shop) };
    case 'closed':
      return opening && { place: 'place', message: closedText(opening) };
    case 'time-lost':
      return { place: 'when', message: messages.when.lost };
    case 'signed-out':
    case 'processing':
    case 'ready':
      return null;
  }
}
