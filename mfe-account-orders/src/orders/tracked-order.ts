import { isFinal, knownStatus, type Order } from '@burger/shared/order';
import type { Followed } from '@burger/shared/track';

/** An order with what is known of it by now. Moments of a track are read like those of a document. */
export function withTrack(order: Order, followed: Followed): Order {
  if (followed === 'unknown' || followed === 'none') return order;
  const { status, promise } = followed;
  if (!promise) return { ...order, status };
  const { from, to } = promise;
  return {
    ...order,
    status,
    estimatedAt: Date.parse(from),
    estimatedUntil: to === null ? 'missing' : Date.parse(to),
  };
}

/** What the link of an order carries while there is something to follow; null where it is over, or older than links. */
export function keyToFollow({ trackingKey, status }: Order): string | null {
  const known = knownStatus(status);
  return trackingKey !== '' && known && !isFinal(known) ? trackingKey : null;
}
