import type { OrderKind } from '@burger/shared/contracts';
import type { Moment } from '@burger/shared/order';
import { stepsOf } from './order-status';

/** From when until when an order was promised, in milliseconds; `until` is null where that was one moment. */
export interface Planned {
  at: number;
  until: number | null;
}

/** What who waits for an order wants to know. */
export type Outlook =
  /** Nobody has accepted it yet. */
  | ({ kind: 'confirming' } & Planned)
  /** It waits at the counter. */
  | { kind: 'ready' }
  | ({ kind: 'arriving'; minutes: number } & Planned)
  /** The planned time has passed. */
  | ({ kind: 'due' } & Planned);

interface Waited {
  status: string;
  kind: OrderKind;
  createdAt: Moment;
  estimatedAt: Moment;
  estimatedUntil: Moment;
}

const minuteMs = 60_000;
// After that long nobody waits any more, whatever the status says.
const patienceMs = 90 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** What to expect of an order that is under way; null for one that is over. */
export function outlookOf(
  { status, kind, createdAt, estimatedAt: at, estimatedUntil }: Waited,
  now: number,
): Outlook | null {
  if (stepsOf(status, kind).length === 0) return null;
  if (typeof createdAt !== 'number' || typeof at !== 'number') return null;
  const until = typeof estimatedUntil === 'number' ? estimatedUntil : null;
  const end = until ?? at;
  if (status === 'ready' && kind === 'pickup')
    return now - Math.max(createdAt, end) < dayMs ? { kind: 'ready' } : null;
  if (now - end > patienceMs) return null;
  if (now >= end) return { kind: 'due', at, until };
  if (status === 'placed') return { kind: 'confirming', at, until };
  return { kind: 'arriving', at, until, minutes: Math.max(1, Math.ceil((at - now) / minuteMs)) };
}
