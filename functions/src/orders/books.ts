import { handedOverAt, type IssuedPaper, type OrderLife } from '@burger/shared/order';
import { businessDay, dayOf, inBooks, restaurant } from '@burger/shared/restaurant';
import { dayRange } from './eta';

/** From when to before when (ms) a day lasts in the books. */
export const bookRange = (date: string) => inBooks(dayRange(date, restaurant.timeZone));

type Money = Pick<OrderLife, 'status' | 'history' | 'online' | 'paidAhead'>;
type Papers = readonly Pick<IssuedPaper, 'kind' | 'at'>[];

/** The days on which money of an order moved: it was handed over, given back, refunded or paid out. */
export function bookDays(life: Money, papers: Papers): string[] {
  const moments = [
    handedOverAt(life),
    ...papers.flatMap(({ kind, at }) => (kind === 'creditNote' ? at : [])),
    ...(life.online?.refunds ?? []).flatMap(({ at, paidOut }) => [at, paidOut?.at ?? '']),
    // What was paid when it was taken is paid out again.
    life.paidAhead && life.status === 'cancelled' ? (life.history.at(-1)?.at ?? '') : '',
  ];
  const known = moments.filter((at) => at !== null && at !== '');
  return [...new Set(known.map((at) => businessDay(new Date(at as string))))].sort();
}

/** What of a stored order says when money of it moved: days of the books, and months of the calendar in which some was paid online or went back. */
export function bookFields(life: Money, papers: Papers) {
  const refunds = life.online?.refunds ?? [];
  const online = [...(life.online?.payments ?? []), ...refunds];
  const months = new Set(online.map(({ at }) => dayOf(new Date(at)).slice(0, 7)));
  return {
    bookDays: bookDays(life, papers),
    ...(online.length > 0 && { refundMonths: [...months] }),
  };
}
