import { handedOverAt, type IssuedPaper, type OrderLife } from '@burger/shared/order';
import { businessDay, dayOf, inBooks, restaurant } from '@burger/shared/restaurant';
import { dayRange } from './eta';

/** Returns start and end (ms, exclusive) of a business day. */
export const bookRange = (date: string) => inBooks(dayRange(date, restaurant.timeZone));

type Money = Pick<OrderLife, 'status' | 'history' | 'online' | 'paidAhead'>;
type Papers = readonly Pick<IssuedPaper, 'kind' | 'at'>[];

/** Returns the business days with money movements of an order: delivery, credit notes, refunds, payouts. */
export function bookDays(life: Money, papers: Papers): string[] {
  const moments = [
    handedOverAt(life),
    ...papers.flatMap(({ kind, at }) => (kind === 'creditNote' ? at : [])),
    ...(life.online?.refunds ?? []).flatMap(({ at, paidOut }) => [at, paidOut?.at ?? '']),
    life.paidAhead && life.status === 'cancelled' ? (life.history.at(-1)?.at ?? '') : '',
  ];
  const known = moments.filter((at) => at !== null && at !== '');
  return [...new Set(known.map((at) => businessDay(new Date(at as string))))].sort();
}

/** Returns index fields for the accounts: business days with money movements, and calendar months with online payments or refunds. */
export function bookFields(life: Money, papers: Papers) {
  const refunds = life.online?.refunds ?? [];
  const online = [...(life.online?.payments ?? []), ...refunds];
  const months = new Set(online.map(({ at }) => dayOf(new Date(at)).slice(0, 7)));
  return {
    bookDays: bookDays(life, papers),
    ...(online.length > 0 && { refundMonths: [...months] }),
  };
}
