import { orderLimits, type Cart, type Rules, type Shop } from '@burger/shared/contracts';
import { restaurant, timeFormat, type NextOpening } from '@burger/shared/restaurant';
import type { Delivery } from '../cart/delivery';
import { dishName } from '../cart/line-text';
import { messages } from '../messages';
import { closedText } from './kitchen-closed';
import { tooManyOf, type Readiness } from './readiness';
import type { Problem } from './section-problem';

const words = messages.checkout;
const time = timeFormat(restaurant.timeZone);

/** That no orders are taken, and until when. */
export const pausedText = ({ paused }: Pick<Shop, 'paused'>): string =>
  paused?.until
    ? messages.kitchen.pausedUntil(time(new Date(paused.until)))
    : messages.kitchen.paused;

export interface Obstacle {
  cart: Cart;
  delivery: Delivery;
  shop: Pick<Shop, 'paused'> & { rules: Pick<Rules, 'delivery'> };
  opening: NextOpening | null;
}

/** What to say to a press that cannot place the order, and where; null where there is nothing to say. */
export function notReady(ready: Readiness, facts: Obstacle): Problem | null {
  const { cart, delivery, shop, opening } = facts;
  switch (ready) {
    case 'no-location':
      return { place: 'location', message: messages.location.please };
    case 'out-of-range': {
      const km = delivery.status === 'known' ? delivery.km : 0;
      const message = messages.location.tooFar(km, shop.rules.delivery.limitKm);
      return { place: 'location', message };
    }
    case 'nothing-to-order':
      return { place: 'cart', message: words.nothingToOrder };
    case 'too-many': {
      const [line] = tooManyOf(cart);
      const name = line ? dishName(line) : '';
      return { place: 'cart', message: words.tooMany(name, orderLimits.maxQuantity) };
    }
    case 'too-many-lines':
      return { place: 'cart', message: words.tooManyLines(orderLimits.maxLines) };
    case 'loading':
      // The total may not have stood there yet, so the press is not simply remembered.
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
