import type { Moment } from './order-moment';
import { stepsOf } from './order-status';

/** What who waits for an order wants to know. Moments in milliseconds. */
export type Outlook =
  /** Nobody has accepted it yet; `at` is when it would come. */
  | { kind: 'confirming'; at: number }
  /** Placed while the kitchen was closed, so its planned time means nothing: it is cooked when the kitchen opens. */
  | { kind: 'opening' }
  /** The same, and meanwhile at work: all that is known is what happens now. */
  | { kind: 'moving' }
  | { kind: 'arriving'; at: number; minutes: number }
  /** The planned time has passed. */
  | { kind: 'due'; at: number };

interface Waited {
  status: string;
  createdAt: Moment;
  estimatedAt: Moment;
}

const minuteMs = 60_000;
// After that long nobody waits any more, whatever the status says.
const patienceMs = 90 * minuteMs;
const nightMs = 24 * 60 * minuteMs;

/** What to expect of an order that is under way; null for one that is over. `takesOrders`: whether the kitchen is at work. */
export function outlookOf(
  { status, createdAt, estimatedAt }: Waited,
  now: number,
  takesOrders: (at: Date) => boolean,
): Outlook | null {
  if (stepsOf(status).length === 0) return null;
  if (typeof createdAt !== 'number' || typeof estimatedAt !== 'number') return null;
  if (!takesOrders(new Date(createdAt))) {
    if (now - createdAt >= nightMs) return null;
    return { kind: ['placed', 'confirmed'].includes(status) ? 'opening' : 'moving' };
  }
  const left = estimatedAt - now;
  if (left < -patienceMs) return null;
  if (left <= 0) return { kind: 'due', at: estimatedAt };
  if (status === 'placed') return { kind: 'confirming', at: estimatedAt };
  return { kind: 'arriving', at: estimatedAt, minutes: Math.ceil(left / minuteMs) };
}
