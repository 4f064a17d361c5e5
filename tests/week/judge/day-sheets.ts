import type { KitchenDay } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/restaurant';
import { datesOf, type Week } from '../week';
import { salesOf } from './documents';
import type { Found, Stored } from './found';

const ofDay = ({ orders }: Found, date: string): Stored[] =>
  [...orders.values()].filter(({ createdAt }) => dayOf(new Date(createdAt)) === date);

const countOf = (orders: readonly Stored[], status: string): number =>
  orders.filter(({ orderStatus }) => orderStatus === status).length;
const paidBy = (orders: readonly Stored[], by: string): number =>
  salesOf(orders.filter((order) => order.paidBy === by));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function problemsOf(sheet: KitchenDay, orders: readonly Stored[]): string[] {
  const carried = orders.filter(({ orderStatus, rider }) => orderStatus === 'delivered' && rider);
  const rows: [string, number, number][] = [
    ['orders', sheet.orders.length, orders.length],
    ['delivered', sheet.delivered, countOf(orders, 'delivered')],
    ['cancelled', sheet.cancelled, countOf(orders, 'cancelled')],
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

/** The sheet of every day says what the orders of that day come to, and the days together hold all of them. */
export async function judgeDaySheets(week: Week, found: Found): Promise<string[]> {
  const problems: string[] = [];
  let orders = 0;
  // Those who waited for an answer on the last day got it on the one after it.
  const after = [...found.orders.values()].map(({ createdAt }) => dayOf(new Date(createdAt)));
  for (const date of new Set([...datesOf(week), ...after])) {
    const path = `/api/kitchen/day?date=${date}`;
    const answer = await week.site.send({ path, token: 'owner', network: '198.51.100.9' });
    if (answer?.status !== 200) return [`The sheet of ${date} was answered ${answer?.status}`];
    const sheet = answer.body as KitchenDay;
    orders += sheet.orders.length;
    problems.push(...problemsOf(sheet, ofDay(found, date)));
  }
  if (orders !== found.orders.size)
    problems.push(`The sheets hold ${orders} of ${found.orders.size} orders`);
  return problems;
}
