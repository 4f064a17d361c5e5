import type { Category, Dish, Shop, SoldOut } from '@burger/shared/contracts';
import { dayOf, sittingsOn, wallClock, type OpeningDays } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';

export const isSameDay = (one: number, other: number): boolean =>
  dayOf(new Date(one)) === dayOf(new Date(other));

/**
 * Returns when a sold-out dish or choice is available again (ms), if that is later today and before closing;
 * otherwise null.
 */
export function backAt({ until }: SoldOut, days: OpeningDays, now: number): number | null {
  const back = Date.parse(until ?? '');
  if (!(back > now) || !isSameDay(back, now)) return null;
  const { date, time } = wallClock(back, restaurant.timeZone);
  return sittingsOn(date, days).some(({ closes }) => time < closes) ? back : null;
}

export const categoryOf = (
  { category }: Pick<Dish, 'category'>,
  { categories }: Pick<Shop, 'categories'>,
): Category | undefined => categories.find(({ id }) => id === category);
