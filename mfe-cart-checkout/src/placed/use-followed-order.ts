import type { Order } from '@burger/shared/order';
import { isOver, keepTrack, useTrack, type Track } from '@burger/shared/track';
import { useEffect } from 'react';

/** An order that was just placed, as it is by now. Other pages of the device can tell how far it is from then on. */
export function useFollowedOrder(placed: Order): {
  order: Order;
  /** What is known of it; null until then. */
  track: Track | null;
  /** What its link carries; null where it leads nowhere, and on servers of before there were links. */
  key: string | null;
  /** Asks at once. */
  look: () => void;
} {
  const key = placed.trackingKey || null;
  const { followed, look } = useTrack(key);
  const over = isOver(followed);
  useEffect(() => {
    if (key && !over) keepTrack(key);
  }, [key, over]);
  if (typeof followed === 'string') {
    return { order: placed, track: null, key: followed === 'none' ? null : key, look };
  }
  const { status, promise } = followed;
  const order = {
    ...placed,
    status,
    ...(promise && {
      estimatedAt: Date.parse(promise.from),
      estimatedUntil: promise.to === null ? ('missing' as const) : Date.parse(promise.to),
    }),
  };
  return { order, track: followed, key, look };
}
