import { formatTime, openingState, restaurant, takesOrders } from '@burger/shared/restaurant';

export interface NextOpening {
  /** As the customer reads it, e.g. 11:00 AM. */
  time: string;
  tomorrow: boolean;
}

/** Null while the kitchen takes orders; otherwise when it is next open. */
export function nextOpening(at: Date): NextOpening | null {
  if (takesOrders(at)) return null;
  const { open, tomorrow } = openingState(at);
  // Open, but past the last orders: the kitchen is next at work on the following day.
  return { time: formatTime(restaurant.hours.opens), tomorrow: open || tomorrow };
}
