import type { KitchenDay } from '@burger/shared/kitchen';
import { handedOverAt, type OrderStatus } from '@burger/shared/order';
import { dayOf } from '@burger/shared/restaurant';
import { datesOf, type Week } from '../week';
import { salesOf } from './documents';
import type { Found, Stored } from './found';

const dayAt = (at: number | string): string => dayOf(new Date(at));

/** The day for which it is promised, and that on which it was handed over, if it was. */
const daysOf = ({ estimatedDeliveryTime, history, orderStatus }: Stored): string[] => {
  const status = orderStatus as OrderStatus;
  const handedOver = handedOverAt({ status, history });
  return [dayAt(estimatedDeliveryTime), ...(handedOver ? [dayAt(handedOver)] : [])];
};

const countOf = (orders: readonly Stored[], status: string): number =>
  orders.filter(({ orderStatus }) => orderStatus === status).length;
const paidBy = (orders: readonly Stored[], by: string): number =>
  salesOf(orders.filter((order) => order.paidBy === by));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function problemsOf(sheet: KitchenDay, all: readonly Stored[]): string[] {
  const promised = all.filter((order) => daysOf(order)[0] === sheet.date);
  const orders = all.filter((order) => daysOf(order)[1] === sheet.date);
  const carried = orders.filter(({ rider }) => rider);
  const rows: [string, number, number][] = [
    ['orders', sheet.promised ?? NaN, promised.length],
    ['delivered', sheet.delivered, orders.length],
    ['cancelled', sheet.cancelled, countOf(promised, 'cancelled')],
    ['sales', sheet.sales, salesOf(orders)],
    ['cash', sheet.cash, paidBy(orders, 'cash')],
    ['UPI', sheet.upi, paidBy(orders, 'upi')],
    ['cash and UPI', sheet.cash + sheet.upi, sheet.sales],
    ['reasons', sum(sheet.reasons.map((reason) => reason.orders)), sheet.cancelled],
    ['carried', sum(sheet.riders.map((rider) => rider.orders)), carried.length],
    ['cash carried', sum(sheet.riders.map((rider) => rider.cash)), paidBy(carried, 'cash')],
  ];
  return rows.flatMap(([what, said, is]) =>
    said === is ? [] : [`The sheet of ${sheet.date} says ${said} for ${what}, where it is ${is}`],
  );
}

/** The sheet of every day says what the orders that were promised for that day and handed over on it come to, and the days together hold all of them. */
export async function judgeDaySheets(week: Week, found: Found): Promise<string[]> {
  const problems: string[] = [];
  let orders = 0;
  const all = [...found.orders.values()];
  for (const date of new Set([...datesOf(week), ...all.flatMap(daysOf)])) {
    const path = `/api/kitchen/day?date=${date}`;
    const answer = await week.site.send({ path, token: 'owner', network: '198.51.100.9' });
    if (answer?.status !== 200) return [`The sheet of ${date} was answered ${answer?.status}`];
    const sheet = answer.body as KitchenDay;
    orders += sheet.promised ?? 0;
    problems.push(...problemsOf(sheet, all));
  }
  if (orders !== found.orders.size)
    problems.push(`The sheets hold ${orders} of ${found.orders.size} orders`);
  return problems;
}
