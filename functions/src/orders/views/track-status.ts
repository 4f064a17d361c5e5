import {
  announcedAt,
  type BookedOrder,
  cancelWithinMs,
  isHeld,
  knownReason,
  leftToCollect,
  lineChanges,
  moneyBack,
  type Online,
  type OrderLife,
  type OrderStatus,
  refundOf,
} from '@burger/shared/order';
import { isInTime } from '@burger/shared/times';
import type { Track } from '@burger/shared/track';
import { overdueAt } from '../outbox';
import { lifeIn, type KeptOrder } from '../store';

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** Nobody has confirmed it from the moment when the restaurant is told so; that it has closed since changes nothing. */
const isUnconfirmed = (life: OrderLife, now: number): boolean =>
  life.status === 'placed' && !isHeld(life) && now >= overdueAt(life, now);

function cancelUntil(life: OrderLife, now: number): string | null {
  const since = announcedAt(life);
  const may = life.status === 'placed' && isInTime(since, cancelWithinMs, now);
  return may ? isoOf(since + cancelWithinMs) : null;
}

/** Whether an order is paid by who has its link: what the staff took is no account's, and its customer got it by message. */
export const isPaidByLink = ({ source, customerId }: BookedOrder): boolean =>
  source !== undefined && customerId === '';

function paymentOf(online: Online): NonNullable<Track['payment']> {
  const back = moneyBack(online);
  return {
    state: online.state,
    until: online.state === 'pending' ? online.until : null,
    refund: refundOf(online),
    ...(back.length > 0 && { back }),
  };
}

/** What it is now, by what it was when it was placed; without the notes, which may say something of the person. */
function changedOf({ order }: KeptOrder, life: OrderLife): Pick<Track, 'changed'> {
  const [first] = order.changes;
  const last = order.changes.at(-1);
  if (!first || !last) return {};
  const lines = lineChanges(order.changes, order.lines).map(({ line, was }) => ({
    name: (line ?? was)?.name ?? '',
    was: was?.quantity ?? 0,
    now: line?.quantity ?? 0,
  }));
  const was = first.bill.total ?? 0;
  return {
    changed: { at: last.at, was, total: life.total, lines, collect: leftToCollect(life) },
  };
}

export function trackStatus(kept: KeptOrder, at: Date): Track {
  const life = lifeIn(kept);
  const now = at.getTime();
  const until = life.promisedUntil;
  return {
    now: isoOf(now),
    orderId: kept.order.orderId,
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
    addedMinutes: life.addedMinutes,
    cancelUntil: cancelUntil(life, now),
    unconfirmed: isUnconfirmed(life, now),
    reason: knownReason(life.reason),
    ...(life.online && { payment: paymentOf(life.online) }),
    ...(isPaidByLink(kept.order) && { taken: { total: life.total } }),
    ...changedOf(kept, life),
  };
}
