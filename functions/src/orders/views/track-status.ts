import {
  announcedAt,
  type BookedOrder,
  isHeld,
  leftToCollect,
  lineChanges,
  moneyBack,
  type Online,
  type OrderLife,
  refundOf,
} from '@burger/shared/order';
import {
  cancellableUntil,
  knownReason,
  type OrderStatus,
  type Track,
  trackPromise,
} from '@burger/shared/contracts';
import { overdueAt } from '../notifications/outbox';
import { lifeIn, type StoredOrder } from '../store/store';

const isoOf = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null) => (ms === null ? null : isoOf(ms));

/** Returns whether the order is overdue for confirmation. The kitchen may have closed since. */
const isUnconfirmed = (life: OrderLife, now: number): boolean =>
  life.status === 'placed' && !isHeld(life) && now >= overdueAt(life, now);

function cancelUntil(life: OrderLife, now: number): string | null {
  return isoOrNull(cancellableUntil(life.status, announcedAt(life), now));
}

/** Returns whether an order is paid by link, because staff created it for a customer without an account. */
export const isPaidByLink = ({ source, customerId }: BookedOrder): boolean =>
  source !== undefined && customerId === '';

function paymentOf(online: Online, life: OrderLife): NonNullable<Track['payment']> {
  const back = moneyBack(online);
  const collect = online.state === 'paid' ? leftToCollect(life) : 0;
  return {
    state: online.state,
    until: online.state === 'pending' ? online.until : null,
    refund: refundOf(online),
    ...(back.length > 0 && { back }),
    ...(collect > 0 && { collect }),
  };
}

/** Returns the line changes since the order was placed, without notes, which may contain personal data. */
function changedOf({ order }: StoredOrder, life: OrderLife): Pick<Track, 'changed'> {
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

export function trackStatus(stored: StoredOrder, at: Date): Track {
  const life = lifeIn(stored);
  const now = at.getTime();
  return {
    now: isoOf(now),
    orderId: stored.order.orderId,
    kind: life.kind,
    status: life.status,
    revision: life.revision,
    history: life.history.map(({ status, at: since }): { status: OrderStatus; at: string } => ({
      status,
      at: since,
    })),
    createdAt: isoOf(life.createdAt),
    slot: isoOrNull(life.slot),
    ...trackPromise({
      promisedFrom: isoOrNull(life.promisedFrom),
      promisedTo: isoOrNull(life.promisedTo),
    }),
    addedMinutes: life.addedMinutes,
    cancelUntil: cancelUntil(life, now),
    unconfirmed: isUnconfirmed(life, now),
    reason: knownReason(life.reason),
    ...(life.online && { payment: paymentOf(life.online, life) }),
    ...(isPaidByLink(stored.order) && { taken: { total: life.total } }),
    ...changedOf(stored, life),
  };
}
