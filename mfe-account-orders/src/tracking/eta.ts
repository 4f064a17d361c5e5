import {
  fromTrackPromise,
  type OrderKind,
  isBroughtBack,
  isUnpaid,
  type OrderStatus,
  orderStatuses,
  type PromisedTime,
  type Track,
} from '@burger/shared/contracts';
import { readPromised, type Timestamp, readTimestamp } from '@burger/shared/order';
import { promisedText } from '@burger/shared/hours';
import { messages } from '../messages/en';
import { stripMessages as texts } from './messages/strip/en';

/** Formats a status: `out_for_delivery` as Out For Delivery. Also handles unknown statuses. */
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

const stepsWithout = (...left: OrderStatus[]): readonly OrderStatus[] =>
  orderStatuses.filter(
    (status) => status !== 'cancelled' && status !== 'brought_back' && !left.includes(status),
  );

// A pickup order is never out for delivery; most deliveries are never marked as ready.
const toTheDoor = stepsWithout('ready');
// Some restaurants mark deliveries as ready before the rider leaves.
const toTheDoorWhenReady = stepsWithout();
const toTheCounter = stepsWithout('out_for_delivery');

/**
 * Returns the progress steps of an order, none for a finished one. `history`: its former statuses, if known.
 */
export function stepsOf(
  status: string,
  kind: OrderKind,
  history: readonly { status: string }[] = [],
): Step[] {
  const isReadyFirst = [{ status }, ...history].some((step) => step.status === 'ready');
  const toDoor = isReadyFirst ? toTheDoorWhenReady : toTheDoor;
  const steps = kind === 'pickup' ? toTheCounter : toDoor;
  const at = steps.findIndex((step) => step === status);
  if (at < 0 || status === 'delivered') return [];
  return steps.map((step, place) => ({
    status: step,
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}

type Promised = PromisedTime<number, number | null>;

/** The live estimate of an order in progress, derived from its promised time (ms) and its status. */
export type Eta =
  | ({ kind: 'confirming' } & Promised)
  | { kind: 'ready' }
  | ({ kind: 'arriving'; minutes: number } & Promised)
  | ({ kind: 'due' } & Promised);

interface Waited extends PromisedTime<Timestamp> {
  status: string;
  payment?: string;
  paymentMethod?: string;
  kind: OrderKind;
  createdAt: Timestamp;
}

const minuteMs = 60_000;
// Later than this after the promised time no customer still waits, whatever the status says.
const patienceMs = 90 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** Returns when an order in progress is expected; null for a finished one. */
export function etaOf(waited: Waited, now: number): Eta | null {
  const { status, kind, createdAt, promisedFrom } = waited;
  if (isUnpaid(waited)) return null;
  if (stepsOf(status, kind).length === 0) return null;
  if (typeof createdAt !== 'number' || typeof promisedFrom !== 'number') return null;
  const promisedTo = typeof waited.promisedTo === 'number' ? waited.promisedTo : null;
  const promised = { promisedFrom, promisedTo };
  const end = promisedTo ?? promisedFrom;
  if (status === 'ready' && kind === 'pickup')
    return now - Math.max(createdAt, end) < dayMs ? { kind: 'ready' } : null;
  if (now - end > patienceMs) return null;
  if (now >= end) return { kind: 'due', ...promised };
  if (status === 'placed') return { kind: 'confirming', ...promised };
  const minutes = Math.max(1, Math.ceil((promisedFrom - now) / minuteMs));
  return { kind: 'arriving', ...promised, minutes };
}

export function nowText(track: Track): string {
  const { status, kind, payment } = track;
  if (payment?.state === 'pending') return texts.unpaid;
  if (payment?.state === 'let-go') return texts.letGo;
  if (isBroughtBack(track)) return texts.broughtBack;
  if (status === 'ready' && kind === 'delivery') return texts.waitsForRider;
  return status === 'delivered' && kind === 'pickup' ? texts.pickedUp : texts.now[status];
}

/**
 * Returns when a tracked order is expected, at the server's time `now` in ms; null when there is nothing to
 * wait for.
 */
function trackEta(track: Track, now: number): Eta | null {
  const { status, kind, createdAt, payment } = track;
  return etaOf(
    {
      ...(payment?.state === 'pending' && { payment: 'pending', paymentMethod: 'online' }),
      status,
      kind,
      createdAt: readTimestamp(createdAt),
      ...readPromised(fromTrackPromise(track)),
    },
    now,
  );
}

/** Returns when an order arrives, or should have, as a sentence; null when there is nothing to wait for. */
export function etaText(track: Track, now: number): string | null {
  const eta = trackEta(track, now);
  if (!eta || eta.kind === 'ready') return null;
  const when = promisedText(eta, now);
  if (eta.kind === 'due') return texts.planned(when);
  return track.kind === 'pickup' ? texts.collect(when) : texts.arrives(when);
}

/** Returns an order's state in one line: `Arrives 1:25–1:40 PM · Our rider is on the way`. */
export const trackText = (track: Track, now: number): string =>
  [etaText(track, now), nowText(track)].filter(Boolean).join(' · ');

/** Returns the messages for a late order, as on its card on the orders page; null when it is not late. */
export function lateText(track: Track, now: number): { soon: string | null; late: string } | null {
  const eta = trackEta(track, now);
  if (eta?.kind !== 'due') return null;
  const { due, late } = messages.outlook;
  return {
    // An unconfirmed order is not "there any moment".
    soon: track.status === 'placed' ? null : due[track.kind],
    late: late(promisedText(eta, now)),
  };
}
