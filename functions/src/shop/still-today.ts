import type { Today } from '@burger/shared/contracts';
import { dayOf } from '@burger/shared/restaurant';

const isPast = (until: string | null, at: Date): boolean =>
  until !== null && Date.parse(until) <= at.getTime();

/** Today's facts without those that are over by that moment. */
export const stillToday = (today: Today, at: Date): Today => ({
  ...today,
  soldOut: today.soldOut.filter(({ until }) => !isPast(until, at)),
  paused: today.paused && isPast(today.paused.until, at) ? null : today.paused,
  closedDays: today.closedDays.filter((day) => day >= dayOf(at)),
});
