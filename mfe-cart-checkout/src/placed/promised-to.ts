import type { Rules } from '@burger/shared/contracts';
import type { Order } from '@burger/shared/order';
import { whenText } from '@burger/shared/restaurant';
import { minutesSpan } from '@burger/shared/times';
import { messages } from '../messages';

/** Whether it should have been had by then, in ms; what waits at the counter is not late. */
export function isLate({ kind, status, estimatedAt, estimatedUntil }: Order, at: number): boolean {
  const end = typeof estimatedUntil === 'number' ? estimatedUntil : estimatedAt;
  const isThere = kind === 'pickup' && status === 'ready';
  return !isThere && typeof end === 'number' && at >= end;
}

/** When the order is had, as it reads at that moment; the usual minutes where its document does not say. */
export function promisedTo(
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
