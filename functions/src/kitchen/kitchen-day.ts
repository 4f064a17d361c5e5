import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';

const minuteMs = 60_000;
const mostDishes = 20;

const sumOf = (orders: readonly KitchenOrder[]): number =>
  orders.reduce((sum, { total }) => sum + total, 0);
const paidBy = (orders: readonly KitchenOrder[], payment: KitchenOrder['payment']) =>
  orders.filter((order) => order.payment === payment);

/** Minutes from the placing of an order to a step of it; null where it never came there. */
function minutesTo({ createdAt, history }: KitchenOrder, status: OrderStatus): number | null {
  const step = history.findLast((made) => made.status === status);
  return step ? (Date.parse(step.at) - Date.parse(createdAt)) / minuteMs : null;
}

/** An average with one decimal, null of nothing. */
function average(minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((each) => each !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, each) => sum + each, 0) / known.length) * 10) / 10;
}

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}

function mostSold(orders: readonly KitchenOrder[]): KitchenDay['mostSold'] {
  const lines = orders.flatMap((order) => order.lines);
  return groupBy(lines, ({ name }) => name)
    .map(([name, own]) => ({ name, quantity: own.reduce((sum, line) => sum + line.quantity, 0) }))
    .sort((one, other) => other.quantity - one.quantity || (one.name < other.name ? -1 : 1))
    .slice(0, mostDishes);
}

/**
 * The figures of a day from the orders that were placed on it. Only what was delivered counts as sold; amounts are sums
 * of whole paise. Riders: what each of them delivered, and the cash that he was given for it.
 */
export function kitchenDay(date: string, orders: readonly KitchenOrder[]): KitchenDay {
  const delivered = orders.filter(({ status }) => status === 'delivered');
  const cancelled = orders.filter(({ status }) => status === 'cancelled');
  const carried = delivered.filter(({ rider }) => rider !== null);
  return {
    date,
    orders: [...orders],
    delivered: delivered.length,
    cancelled: cancelled.length,
    sales: sumOf(delivered),
    cash: sumOf(paidBy(delivered, 'cash')),
    upi: sumOf(paidBy(delivered, 'upi')),
    minutesToAccept: average(orders.map((order) => minutesTo(order, 'confirmed'))),
    minutesToDeliver: average(delivered.map((order) => minutesTo(order, 'delivered'))),
    riders: groupBy(carried, ({ rider }) => rider ?? '').map(([name, own]) => ({
      name,
      orders: own.length,
      cash: sumOf(paidBy(own, 'cash')),
    })),
    mostSold: mostSold(orders.filter(({ status }) => status !== 'cancelled')),
    reasons: groupBy(cancelled, ({ reason }) => reason ?? '').map(([reason, own]) => ({
      reason,
      orders: own.length,
    })),
  };
}
