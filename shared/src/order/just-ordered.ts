import type { Timestamp } from './timestamp';

const freshMinutes = 10;

/** Returns the minutes since an order while another may be a mistake; null later or if unknown. */
export function minutesSinceJust(createdAt: Timestamp, now: number): number | null {
  if (typeof createdAt !== 'number') return null;
  // A device clock behind the server's would otherwise give negative minutes.
  const minutes = Math.max(0, Math.floor((now - createdAt) / 60_000));
  return minutes < freshMinutes ? minutes : null;
}
