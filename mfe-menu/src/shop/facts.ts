import type { Category, Dish, Hours, Shop, SoldOut } from '@burger/shared/contracts';
import { dayOf, minutesOf, restaurant, wallClock } from '@burger/shared/restaurant';

/** Whether two moments (ms) are on the same day at the restaurant. */
export const isSameDay = (one: number, other: number): boolean =>
  dayOf(new Date(one)) === dayOf(new Date(other));

/** When something that is sold out is back (ms), where that is later the same day and before closing; otherwise null. */
export function backAt(
  { until }: SoldOut,
  { closes }: Pick<Hours, 'closes'>,
  now: number,
): number | null {
  const back = Date.parse(until ?? '');
  if (!(back > now) || !isSameDay(back, now)) return null;
  const { minutes } = wallClock(new Date(back), restaurant.timeZone);
  return minutes < minutesOf(closes) ? back : null;
}

export const categoryOf = (
  { category }: Pick<Dish, 'category'>,
  { categories }: Pick<Shop, 'categories'>,
): Category | undefined => categories.find(({ id }) => id === category);
