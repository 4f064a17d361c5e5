import { dayOf, nextOpening, restaurant, type OpeningDays } from '@burger/shared/restaurant';
import { dayRange } from './day-range';

const minuteMs = 60_000;

/** From when on somebody is there for an order that is placed at that moment, in ms: at once, or from the next opening. */
export function attendedFrom(at: Date, days: OpeningDays): number {
  const opening = nextOpening(at, days);
  if (!opening) return at.getTime();
  const midnight = dayRange(dayOf(opening.day), restaurant.timeZone).from;
  const [hours = 0, minutes = 0] = days.hours.opens.split(':').map(Number);
  return midnight + (hours * 60 + minutes) * minuteMs;
}
