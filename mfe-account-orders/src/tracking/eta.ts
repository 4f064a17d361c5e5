import type { OrderKind } from '@burger/shared/contracts';
import {
  isBroughtBack,
  isUnpaid,
  type Timestamp,
  type OrderStatus,
  orderStatuses,
  readTimestamp,
} from '@burger/shared/order';
import { whenText } from '@burger/shared/restaurant';
import type { Track } from '@burger/shared/track';
import { messages } from '../messages';
import { stripMessages as texts } from './strip-messages';

/** out_for_delivery as Out For Delivery; also for a status that we do not know yet. */
export const statusLabel = (status: string): string =>
  status
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

export interface Step {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead';
}

const wayWithout = (...left: OrderStatus[]): readonly OrderStatus[] =>
  orderStatuses.filter(
    (status) => status !== 'cancelled' && status !== 'brought_back' && !left.includes(status),
  );

// What is fetched at the counter is never on the road, and the other way round.
const toTheDoor = wayWithout('ready');
// Where the restaurant tells that a bag waits for its rider, also once the rider has it.
const toTheDoorWhenReady = wayWithout();
const toTheCounter = wayWithout('out_for_delivery');

/** The way of an order that is on it, empty for any other. `history`: what it has been, where that is known. */
export function stepsOf(
  status: string,
  kind: OrderKind,
  history: readonly { status: string }[] = [],
): Step[] {
  const isReadyFirst = [{ status }, ...history].some((step) => step.status === 'ready');
  const toDoor = isReadyFirst ? toTheDoorWhenReady : toTheDoor;
  const way = kind === 'pickup' ? toTheCounter : toDoor;
  const at = way.findIndex((step) => step === status);
  if (at < 0 || status === 'delivered') return [];
  return way.map((step, place) => ({
    status: step,
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}

/** From when until when an order was promised, in milliseconds; `until` is null where that was one moment. */
interface Planned {
  at: number;
  until: number | null;
}

/** What who waits for an order wants to know. */
export type Eta =
  /** Nobody has accepted it yet. */
  | ({ kind: 'confirming' } & Planned)
  | { kind: 'ready' }
  | ({ kind: 'arriving'; minutes: number } & Planned)
  /** The planned time has passed. */
  | ({ kind: 'due' } & Planned);

interface Waited {
  status: string;
  payment?: string;
  paymentMethod?: string;
  kind: OrderKind;
  createdAt: Timestamp;
  estimatedAt: Timestamp;
  estimatedUntil: Timestamp;
}

const minuteMs = 60_000;
// After that long nobody waits any more, whatever the status says.
const patienceMs = 90 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** What to expect of an order that is under way; null for one that is over. */
export function etaOf(waited: Waited, now: number): Eta | null {
  const { status, kind, createdAt, estimatedAt: at, estimatedUntil } = waited;
  if (isUnpaid(waited)) return null;
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

export function nowText(track: Track): string {
  const { status, kind, payment } = track;
  if (payment?.state === 'pending') return texts.unpaid;
  if (payment?.state === 'let-go') return texts.letGo;
  if (isBroughtBack(track)) return texts.broughtBack;
  if (status === 'ready' && kind === 'delivery') return texts.waitsForRider;
  return status === 'delivered' && kind === 'pickup' ? texts.pickedUp : texts.now[status];
}

/** What to expect of an order at a moment of the server's clock, in ms; null where there is nothing to wait for. */
const trackEta = ({ status, kind, createdAt, promise, payment }: Track, now: number): Eta | null =>
  etaOf(
    {
      ...(payment?.state === 'pending' && { payment: 'pending', paymentMethod: 'online' }),
      status,
      kind,
      createdAt: readTimestamp(createdAt),
      estimatedAt: readTimestamp(promise?.from),
      estimatedUntil: readTimestamp(promise?.to),
    },
    now,
  );

/** When an order is had, or should have been, as a sentence; null where there is nothing to wait for. */
export function etaText(track: Track, now: number): string | null {
  const eta = trackEta(track, now);
  if (!eta || eta.kind === 'ready') return null;
  const when = whenText(eta.at, eta.until, now);
  if (eta.kind === 'due') return texts.planned(when);
  return track.kind === 'pickup' ? texts.collect(when) : texts.arrives(when);
}

/** An order in one line: `Arrives 1:25–1:40 PM · Our rider is on the way`. */
export const trackText = (track: Track, now: number): string =>
  [etaText(track, now), nowText(track)].filter(Boolean).join(' · ');

/** What is said where an order is late, as on its card in My Orders; null where it is not. */
export function lateText(track: Track, now: number): { soon: string | null; late: string } | null {
  const eta = trackEta(track, now);
  if (eta?.kind !== 'due') return null;
  const { due, late } = messages.outlook;
  return {
    // What nobody has confirmed is not to be had any moment.
    soon: track.status === 'placed' ? null : due[track.kind],
    late: late(whenText(eta.at, eta.until, now)),
  };
}
