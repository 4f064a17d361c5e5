import type { Track } from '@burger/shared/track';

/** One in the afternoon of a Sunday at the restaurant, from which tests count. */
export const placedAt = Date.parse('2026-11-22T13:00:00+05:30');
const iso = (minutes: number): string => new Date(placedAt + minutes * 60_000).toISOString();

/** An order that was just placed, as its link tells it: promised for 1:45 to 2:00 PM. */
export const aTrack = (changes: Partial<Track> = {}): Track => ({
  now: iso(0),
  orderId: 'BK482130770',
  kind: 'delivery',
  status: 'placed',
  revision: 1,
  history: [{ status: 'placed', at: iso(0) }],
  createdAt: iso(0),
  slot: null,
  promise: { from: iso(45), to: iso(60) },
  cancelUntil: iso(5),
  unconfirmed: false,
  reason: null,
  ...changes,
});
