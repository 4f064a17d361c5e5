import type { KitchenOrder, WeekBefore } from '@burger/shared/kitchen';
import { handedOverAt, notesAfterHandOver } from '@burger/shared/order';
import { afterDays, businessDay } from '@burger/shared/hours';

const weekMs = 7 * 24 * 60 * 60_000;

export const weekBeforeOf = (date: string): string => afterDays(date, -7);

/**
 * Returns the revenue of the same weekday a week earlier, less that day's refunds. Also returns the revenue
 * up to the current time of day, if `date` is in progress. `orders` are the earlier day's.
 */
export function weekBefore(date: string, orders: readonly KitchenOrder[], now: Date): WeekBefore {
  const then = weekBeforeOf(date);
  const upTo = (end: number) => {
    const isMeant = (at: string | null): boolean =>
      at !== null && businessDay(new Date(at)) === then && Date.parse(at) <= end;
    const handedOver = orders.filter((order) => isMeant(handedOverAt(order)));
    const notes = orders.flatMap(notesAfterHandOver).filter(({ at }) => isMeant(at));
    return {
      orders: handedOver.length,
      sales:
        handedOver.reduce((sum, { total }) => sum + total, 0) -
        notes.reduce((sum, { bill }) => sum + (bill.total ?? 0), 0),
    };
  };
  const isOver = date < businessDay(now);
  return {
    date: then,
    whole: upTo(Infinity),
    byNow: isOver ? null : upTo(now.getTime() - weekMs),
  };
}
