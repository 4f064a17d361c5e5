import type { Timestamp } from './timestamp';

const freshMinutes = 10;

/** How many minutes ago something was ordered, while the same again may be a mistake; null later, and where it is not known. */
export function minutesSinceJust(createdAt: Timestamp, now: number): number | null {
  if (typeof createdAt !== 'number') return null;
  // A clock that is behind the server's makes no order of tomorrow.
  const minutes = Math.max(0, Math.floor((now - createdAt) / 60_000));
  return minutes < freshMinutes ? minutes : null;
}
