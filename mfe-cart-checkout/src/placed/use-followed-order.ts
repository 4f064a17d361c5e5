import type { Rules } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { whenText } from '@burger/shared/restaurant';
import { minutesSpan } from '@burger/shared/times';
import { isOver, keepTrack, useTrack, type Track } from '@burger/shared/track';
import { useEffect } from 'react';
import { messages } from '../messages';

/** Whether it should have been had by then, in ms; what waits at the counter is not late. */
export function isLate({ kind, status, estimatedAt, estimatedUntil }: Order, at: number): boolean {
  const end = typeof estimatedUntil === 'number' ? estimatedUntil : estimatedAt;
  const isThere = kind === 'pickup' && status === 'ready';
  return !isThere && typeof end === 'number' && at >= end;
}

/** When the order is had, as it reads at that moment; the usual minutes where its document does not say. */
export function orderEtaText(
  order: Order,
  rules: Pick<Rules, 'delivery' | 'pickup'>,
  at: Date,
): string {
  const { kind, estimatedAt, estimatedUntil } = order;
  if (typeof estimatedAt === 'number') {
    const until = typeof estimatedUntil === 'number' ? estimatedUntil : null;
    return whenText(estimatedAt, until, at.getTime());
  }
  return messages.location.minutes(
    minutesSpan((kind === 'pickup' && rules.pickup) || rules.delivery),
  );
}

/** An order that was just placed, as it is by now. Other pages of the device can tell how far it is from then on. */
export function useFollowedOrder(placed: Order): {
  order: Order;
  track: Track | null;
  /** What its link carries; null where it leads nowhere, and on servers of before there were links. */
  key: string | null;
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
