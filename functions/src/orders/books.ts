import { handedOverAt, type IssuedPaper, type OrderLife } from '@burger/shared/order';
import { businessDay, inBooks, restaurant } from '@burger/shared/restaurant';
import { dayRange } from './eta';

/** From when to before when (ms) a day lasts in the books. */
export const bookRange = (date: string) => inBooks(dayRange(date, restaurant.timeZone));

/** The days on which money of an order moved: it was handed over, given back by a credit note, or is refunded. */
export function bookDays(
  life: Pick<OrderLife, 'status' | 'history' | 'online'>,
  papers: readonly Pick<IssuedPaper, 'kind' | 'at'>[],
): string[] {
  const moments = [
    handedOverAt(life),
    ...papers.flatMap(({ kind, at }) => (kind === 'creditNote' ? at : [])),
    ...(life.online?.refunds ?? []).map(({ at }) => at),
  ];
  const known = moments.filter((at) => at !== null && at !== '');
  return [...new Set(known.map((at) => businessDay(new Date(at as string))))].sort();
}
