import {
  cancelWithinMs,
  knownReason,
  readOrder,
  type OrderLife,
  type OrderStatus,
} from '@burger/shared/order';
import { takesOrders, type OpeningDays } from '@burger/shared/restaurant';
import type { Track } from '@burger/shared/track';
import type { KeptOrder } from '../kitchen/kitchen-orders';
import { lifeOf } from '../kitchen/step-order';
import { escalateAfterMs } from '../outbox/outbox';

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** Somebody was there to confirm it for as long as that takes. */
function isUnconfirmed({ status, createdAt }: OrderLife, days: OpeningDays, now: number): boolean {
  if (status !== 'placed' || now - createdAt < escalateAfterMs) return false;
  return [now, now - escalateAfterMs].every((at) => takesOrders(new Date(at), days));
}

function cancelUntil({ status, createdAt }: OrderLife, now: number): string | null {
  const until = createdAt + cancelWithinMs;
  return status === 'placed' && now <= until ? isoOf(until) : null;
}

/** An order as whoever has its link may read it. `days`: when the kitchen is at work. */
export function trackOf(kept: KeptOrder, days: OpeningDays, at: Date): Track {
  const life = lifeOf(kept);
  const now = at.getTime();
  const until = life.promisedUntil;
  return {
    now: isoOf(now),
    orderId: readOrder(kept.data)?.orderId ?? '',
    kind: life.kind,
    status: life.status,
    revision: life.revision,
    history: life.history.map(({ status, at: since }): { status: OrderStatus; at: string } => ({
      status,
      at: since,
    })),
    createdAt: isoOf(life.createdAt),
    slot: life.slot === null ? null : isoOf(life.slot),
    promise:
      life.promisedAt === null
        ? null
        : { from: isoOf(life.promisedAt), to: until === null ? null : isoOf(until) },
    cancelUntil: cancelUntil(life, now),
    unconfirmed: isUnconfirmed(life, days, now),
    reason: knownReason(life.reason),
  };
}
