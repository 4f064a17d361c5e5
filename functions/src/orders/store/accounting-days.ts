import {
  handedOverAt,
  type InvoiceDocument,
  type OrderDocument,
  type OrderLife,
} from '@burger/shared/order';
import { businessDay, dayOf, inAccounting } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { dayRange } from '../placing/promise-time';

/** A month as accounting commands and routes take it, such as 2026-11. */
export const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns start and end (ms, exclusive) of a business day. */
export const accountingRange = (date: string) => inAccounting(dayRange(date, restaurant.timeZone));

type Money = Pick<OrderLife, 'status' | 'history' | 'online' | 'paidAhead' | 'createdAt'>;
type Invoices = readonly Pick<InvoiceDocument, 'kind' | 'at'>[];

/** Returns when staff cancelled an order paid on creation, so that money went back; else empty. */
export const aheadBackAt = ({
  paidAhead,
  status,
  history,
}: Pick<Money, 'paidAhead' | 'status' | 'history'>): string =>
  (paidAhead && status === 'cancelled' && history.at(-1)?.at) || '';

/** Returns the calendar month of a moment (ISO text or ms) in the restaurant's time zone: `2026-01`. */
export const monthOf = (at: number | string): string => dayOf(new Date(at)).slice(0, 7);

/** Returns the business days on which an order moved money: delivery, credit notes, refunds, payouts. */
export function accountingDays(life: Money, invoices: Invoices): string[] {
  const moments = [
    handedOverAt(life),
    ...invoices.flatMap(({ kind, at }) => (kind === 'creditNote' ? at : [])),
    ...(life.online?.refunds ?? []).flatMap(({ at, paidOut }) => [at, paidOut?.at ?? '']),
    ...(life.online?.overpaid ?? []).map(({ at }) => at),
    aheadBackAt(life),
  ];
  const known = moments.filter((at) => at !== null && at !== '');
  return [...new Set(known.map((at) => businessDay(new Date(at as string))))].sort();
}

/** Returns the calendar and the business month of a moment, which differ in the night after a month's last day. */
const monthsOf = (at: number | string) => [monthOf(at), businessDay(new Date(at)).slice(0, 7)];

/**
 * Returns the order's index fields for accounting: business days with money movements; months with online
 * payments, refunds, payments on creation by staff, or movements although no bill or credit note is dated in them.
 */
export function accountingFields(life: Money, invoices: Invoices) {
  const { payments = [], refunds = [], overpaid = [] } = life.online ?? {};
  const online = [...payments, ...refunds, ...overpaid].map(({ at }) => at);
  const ahead = life.paidAhead ? [life.createdAt, aheadBackAt(life)] : [];
  const days = accountingDays(life, invoices);
  const documented = new Set(invoices.map(({ at }) => monthOf(at)));
  const moved = days.map((day) => day.slice(0, 7)).filter((month) => !documented.has(month));
  const paid = [...online, ...ahead].filter((at) => at !== '').flatMap(monthsOf);
  const months = new Set([...paid, ...moved]);
  return {
    bookDays: days,
    ...(months.size > 0 && { refundMonths: [...months] }),
  };
}

/** Returns the index field of a new order: the month of its payment, if staff created it as paid. */
export const placedMonths = ({
  paidAhead,
  createdAt,
}: Pick<OrderDocument, 'paidAhead' | 'createdAt'>) =>
  paidAhead ? { refundMonths: [...new Set(monthsOf(createdAt))] } : {};
