import { roadKm } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { lineIdOf } from '@burger/shared/order/lines';
import { handedOverAt, notesAfterHandOver } from '@burger/shared/order';
import type { OrderStatus, LineInput } from '@burger/shared/contracts';
import type { KitchenDay } from '@burger/shared/kitchen';
import { expectedBill, type Line } from '../../attacks/expected-bill';
import type { Placing, Week } from '../ledger';
import { roadFactor } from '../stubbed-maps';
import { datesOf } from '../week';
import { isKnown, paise, type Found, type Judge, type Stored } from './found';

const requestedIn = ({ items }: Stored): LineInput[] =>
  items.map(({ id, quantity, choices, note }) => ({
    dishId: id,
    quantity,
    choices: choices.map(({ group, choice }) => ({ group, choice })),
    note,
  }));

const textOf = (lines: readonly LineInput[]): string =>
  lines
    .map((line) => `${lineIdOf(line)} × ${line.quantity}`)
    .sort()
    .join();

/** Returns whether the customer confirmed exactly this order and its total. */
function wasPressed({ pressed }: Placing, stored: Stored): boolean {
  const lines = textOf(requestedIn(stored));
  const total = paise(stored.pricing.total);
  return pressed.some((one) => one.total === total && textOf(one.lines) === lines);
}

/**
 * Returns the distances that the server may have used: the maps service's, or the estimate of the rules
 * during its outages.
 */
function waysTo({ location }: Stored, estimated: number): number[] {
  if (!location) return [0];
  const { lat, lng, distance } = location;
  // Orders that staff take may have no coordinates, only a distance.
  if (lat === undefined || lng === undefined) return [distance];
  // The page rounds coordinates in requests to about a metre.
  const at = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
  return [
    roadKm(restaurant.coordinates, { lat, lng }, estimated),
    roadKm(restaurant.coordinates, at, roadFactor),
  ];
}

function billProblem(key: string, stored: Stored, placing: Placing, { documents }: Found) {
  const document = documents.get(stored.menuVersion);
  if (!document) return `${key} names a menu that there is not`;
  if (!wasPressed(placing, stored)) return `${key} costs what nobody agreed to`;
  const km = stored.location?.distance ?? 0;
  if (
    !waysTo(stored, document.rules.delivery.roadFactor).some(
      (method) => Math.abs(method - km) < 1e-9,
    )
  )
    return `${key} counts a way of ${km} km`;
  const lines: Line[] = requestedIn(stored).map((line) => ({
    ...line,
    choices: [...line.choices],
  }));
  const bill = expectedBill(lines, stored.pricing.appliedPromo, km, document);
  const { subtotal, promoDiscount, deliveryCharge, cgst, sgst, total } = stored.pricing;
  const written = [subtotal, promoDiscount, deliveryCharge, cgst, sgst, total].map(paise);
  const reckoned = [bill.subtotal, bill.discount, bill.delivery, bill.cgst, bill.sgst, bill.total];
  if (written.join() === reckoned.join()) return null;
  return `${key} says ${written.join()} where it is ${reckoned.join()}`;
}

/** Checks that every stored order costs what its menu says and what its customer agreed to. */
export const judgeBills: Judge = ({ ledger }, found) =>
  [...found.orders].flatMap(([key, stored]) => {
    const placing = ledger.placings.get(key);
    return (placing && billProblem(key, stored, placing, found)) ?? [];
  });

/** Returns the total sales of delivered orders in paise. */
export const salesOf = (orders: Iterable<{ orderStatus: string; pricing: { total: number } }>) =>
  [...orders]
    .filter(({ orderStatus }) => orderStatus === 'delivered')
    .reduce((sum, { pricing }) => sum + paise(pricing.total), 0);

const dayAt = (at: number | string): string => businessDay(new Date(at));

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

/** Returns the sum of a day's credit notes for delivered orders, for one payment method or for all. */
const refundedOn = (date: string, orders: readonly Stored[], by?: string): number =>
  sum(
    orders
      .filter(({ paidBy }) => !by || paidBy === by)
      .flatMap((order) =>
        notesAfterHandOver({ ...order, status: order.orderStatus as OrderStatus }),
      )
      .filter(({ at }) => dayAt(at) === date)
      .map(({ pricing }) => paise(pricing.total)),
  );

function sheetProblems(sheet: KitchenDay, all: readonly Stored[]): string[] {
  const promised = all.filter((order) => daysOf(order)[0] === sheet.date);
  const orders = all.filter((order) => daysOf(order)[1] === sheet.date);
  const carried = orders.filter(({ rider }) => rider);
  const rows: [string, number, number][] = [
    ['orders', sheet.promised, promised.length],
    ['delivered', sheet.delivered, orders.length],
    ['cancelled', sheet.cancelled, countOf(promised, 'cancelled')],
    ['sales', sheet.sales, salesOf(orders) - refundedOn(sheet.date, all)],
    ['cash', sheet.cash, paidBy(orders, 'cash') - refundedOn(sheet.date, all, 'cash')],
    ['UPI', sheet.upi, paidBy(orders, 'upi') - refundedOn(sheet.date, all, 'upi')],
    ['online', sheet.online, paidBy(orders, 'online') - refundedOn(sheet.date, all, 'online')],
    ['all ways to pay', sheet.cash + sheet.upi + sheet.online, sheet.sales],
    ['reasons', sum(sheet.reasons.map((reason) => reason.orders)), sheet.cancelled],
    ['carried', sum(sheet.riders.map((rider) => rider.orders)), carried.length],
    ['cash carried', sum(sheet.riders.map((rider) => rider.cash)), paidBy(carried, 'cash')],
  ];
  return rows.flatMap(([what, message, is]) =>
    message === is
      ? []
      : [`The sheet of ${sheet.date} says ${message} for ${what}, where it is ${is}`],
  );
}

/** Checks that each day sheet matches the orders promised and delivered that day, and the sum of all days. */
export async function judgeDaySheets(week: Week, found: Found): Promise<string[]> {
  const problems: string[] = [];
  let orders = 0;
  const all = [...found.orders.values()].filter(isKnown);
  for (const date of new Set([...datesOf(week), ...all.flatMap(daysOf)])) {
    const path = `/api/kitchen/day?date=${date}`;
    const answer = await week.site.send({ path, token: 'owner', network: '198.51.100.9' });
    if (answer?.status !== 200) return [`The sheet of ${date} was answered ${answer?.status}`];
    const sheet = answer.body as KitchenDay;
    orders += sheet.promised;
    problems.push(...sheetProblems(sheet, all));
  }
  if (orders !== all.length) problems.push(`The sheets hold ${orders} of ${all.length} orders`);
  return problems;
}
