import { openingState, takesOrders } from './opening-hours';
import type { OpeningDays } from './wall-clock';

export interface NextOpening {
  /** As the customer reads it, e.g. 11:00 AM. */
  time: string;
  /** How many days away it is: 0 is today. */
  inDays: number;
  /** A moment on that day. */
  day: Date;
}

const dayMs = 24 * 60 * 60_000;

/** Null while the kitchen takes orders; otherwise when it is next open. */
export function nextOpening(at: Date, days: OpeningDays): NextOpening | null {
  if (takesOrders(at, days)) return null;
  // Past the last orders the kitchen is next at work on another day, though the doors may still be open.
  const hours = { ...days.hours, closes: days.hours.lastOrders };
  const { until, inDays } = openingState(at, { ...days, hours });
  return { time: until, inDays, day: new Date(at.getTime() + inDays * dayMs) };
}
