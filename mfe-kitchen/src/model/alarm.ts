import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Pending } from './pending';

/** What has to be heard. */
export type Alarm = 'silence' | 'news' | 'lost' | 'both';

/** Without an answer for this long the connection counts as lost. */
export const lostAfterMs = 15_000;

/** The orders that nobody has accepted, nor pressed for. They alone ring, whenever the page was opened. */
export function waitingFor(
  orders: Iterable<KitchenOrder>,
  pending: readonly Pending[],
): KitchenOrder[] {
  const pressed = new Set(
    pending.filter(({ request }) => request.from === 'placed').map(({ key }) => key),
  );
  return [...orders].filter(({ key, status }) => status === 'placed' && !pressed.has(key));
}

/** Whether the counter has been without an answer for too long, or for nobody knows how long, as its clock was put back; `since` is the last one, or the start (ms). */
export const isLost = (since: number, now: number): boolean => Math.abs(now - since) >= lostAfterMs;

export function alarmOf(waiting: number, lost: boolean): Alarm {
  if (waiting > 0) return lost ? 'both' : 'news';
  return lost ? 'lost' : 'silence';
}
