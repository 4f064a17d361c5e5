import type { KitchenOrder } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import { dayOf } from '@burger/shared/restaurant';

/** How many orders under way are promised for a day (2026-11-25). */
export const promisedOn = (orders: Iterable<KitchenOrder>, day: string): number =>
  [...orders].filter(
    ({ promisedAt, status }) =>
      promisedAt !== null && !isFinal(status) && dayOf(new Date(promisedAt)) === day,
  ).length;

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in words: Wednesday, 25 November 2026. */
export const dayWords = (day: string): string => format.format(new Date(day));

/** Why a day cannot be closed; null where it can. `first` is the day of now. */
export function dayProblem(
  day: string,
  first: string,
  closed: readonly string[],
): 'noDay' | 'past' | 'alreadyClosed' | null {
  if (!day) return 'noDay';
  if (day < first) return 'past';
  return closed.includes(day) ? 'alreadyClosed' : null;
}
