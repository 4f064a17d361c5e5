import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import { handedOverAt, isFinal, notesAfterHandOver, type OrderStatus } from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/restaurant';

const minuteMs = 60_000;
const mostDishes = 20;

export type Ways = Record<'cash' | 'upi' | 'online', Paise>;

const sumOf = (orders: readonly KitchenOrder[]): number =>
  orders.reduce((sum, { total }) => sum + total, 0);

const isOn =
  (date: string) =>
  (at: string | null): boolean =>
    at !== null && businessDay(new Date(at)) === date;

/** What was given back on some days of what was handed over; nothing of what was never paid. */
const givenBack = (order: KitchenOrder, isMeant: (day: string) => boolean): Paise =>
  notesAfterHandOver(order)
    .filter(({ at }) => isMeant(businessDay(new Date(at))))
    .reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);

/** Nothing, by whatever way. */
export const none: Ways = { cash: 0, upi: 0, online: 0 };

export const minus = (one: Ways, other: Ways): Ways => ({
  cash: one.cash - other.cash,
  upi: one.upi - other.upi,
  online: one.online - other.online,
});

/** How an order was paid: by one way, or the rest by another with the hand-over. */
interface Paid extends Pick<KitchenOrder, 'payment' | 'total'> {
  collected?: KitchenOrder['collected'] | null;
}

/** So much of an order by the way it was paid, and the rest by the way in which that was collected with the hand-over. */
function split({ payment, collected }: Paid, own: Paise, rest: Paise): Ways {
  const ways = payment === 'pending' ? none : { ...none, [payment]: own };
  return collected ? { ...ways, [collected.by]: ways[collected.by] + rest } : ways;
}

/** What was paid for an order until it was handed over, by the ways in which it was. */
export const takenFor = (order: Paid): Ways => {
  const { amount = 0 } = order.collected ?? {};
  return split(order, order.total - amount, amount);
};

/** What goes back of what was handed over, `before` of it before: the way that it was paid first, as far as that reaches. */
export function givenFor(order: Paid, back: Paise, before: Paise): Ways {
  if (!order.collected) return split(order, back, 0);
  const first = order.total - order.collected.amount;
  const own = Math.min(first, before + back) - Math.min(first, before);
  return split(order, own, back - own);
}

/** What an order brings to the takings of a day by the way it is paid: with its hand-over, less what is given back on it. */
export function broughtOn(date: string, order: KitchenOrder): Ways {
  const taken = isOn(date)(handedOverAt(order)) ? takenFor(order) : none;
  const given = givenFor(
    order,
    givenBack(order, (day) => day === date),
    givenBack(order, (day) => day < date),
  );
  return minus(taken, given);
}

const paidBy = (orders: readonly KitchenOrder[], payment: KitchenOrder['payment']) =>
  orders.filter((order) => order.payment === payment);

/** What goes back since that day of what was paid online, by how far it is. */
function refundsOf(orders: readonly KitchenOrder[], isOfDay: (at: string) => boolean) {
  const sums = { requested: 0, done: 0, failed: 0 };
  for (const { state, amount, at } of orders.flatMap(({ online }) => online?.refunds ?? []))
    if (isOfDay(at)) sums[state] += amount;
  return sums;
}

/** Minutes from when somebody has to be there for an order to a step of it, none where it was made before; null where it never came there. */
export function minutesTo(
  {
    createdAt,
    attendedFrom = createdAt,
    history,
  }: Pick<KitchenOrder, 'createdAt' | 'attendedFrom' | 'history'>,
  status: OrderStatus,
): number | null {
  const step = history.findLast((made) => made.status === status);
  return step ? Math.max(0, Date.parse(step.at) - Date.parse(attendedFrom)) / minuteMs : null;
}

/** An average with one decimal, null of nothing. */
export function average(minutes: readonly (number | null)[]): number | null {
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

/** What codes brought by what was handed over, and by what of it was given back on the day. */
function codesOf(
  delivered: readonly KitchenOrder[],
  takenBack: readonly KitchenOrder[],
  backOf: (order: KitchenOrder) => number,
): NonNullable<KitchenDay['codes']> {
  const all = [...new Set([...delivered, ...takenBack])].filter(({ bill }) => bill?.promo);
  return groupBy(all, ({ bill }) => bill?.promo ?? '').map(([code, own]) => {
    const handedOver = own.filter((order) => delivered.includes(order));
    return {
      code,
      orders: handedOver.length,
      discount: handedOver.reduce((sum, { bill }) => sum + (bill?.discount ?? 0), 0),
      sales: sumOf(handedOver) - own.reduce((sum, order) => sum + backOf(order), 0),
    };
  });
}

/** A day's figures. Orders count on the day promised; takings (paise), riders' cash and what is given back on their own. */
export function kitchenDay(date: string, orders: readonly KitchenOrder[]): KitchenDay {
  const isOfDay = isOn(date);
  const isPromised = ({ promisedAt, createdAt }: KitchenOrder) => isOfDay(promisedAt ?? createdAt);
  const isDelivered = (order: KitchenOrder) => isOfDay(handedOverAt(order));
  const promised = orders.filter(isPromised);
  const delivered = orders.filter(isDelivered);
  const backOf = (order: KitchenOrder) => givenBack(order, (day) => day === date);
  const takenBack = orders.filter((order) => backOf(order) > 0);
  const back = takenBack.reduce((sum, order) => sum + backOf(order), 0);
  const brought = orders.map((order) => broughtOn(date, order));
  const takings = (way: keyof Ways) => brought.reduce((sum, ways) => sum + ways[way], 0);
  const cancelled = promised.filter(({ status }) => status === 'cancelled');
  const carried = delivered.filter(({ rider }) => rider !== null);
  return {
    date,
    orders: orders.filter(
      (order) => isPromised(order) || isDelivered(order) || takenBack.includes(order),
    ),
    promised: promised.length,
    delivered: delivered.length,
    cancelled: cancelled.length,
    sales: sumOf(delivered) - back,
    givenBack: back,
    cash: takings('cash'),
    upi: takings('upi'),
    online: takings('online'),
    fees: delivered.reduce((sum, { online }) => sum + (online?.fee ?? 0), 0),
    waits: paidBy(promised, 'online')
      .filter(({ status }) => !isFinal(status))
      .reduce((sum, { online }) => sum + (online?.left ?? 0), 0),
    refunds: refundsOf(orders, isOfDay),
    // Nobody waited for what the staff took.
    minutesToAccept: average(
      promised.filter(({ source }) => !source).map((order) => minutesTo(order, 'confirmed')),
    ),
    minutesToDeliver: average(delivered.map((order) => minutesTo(order, 'delivered'))),
    riders: groupBy(carried, ({ rider }) => rider ?? '').map(([name, own]) => ({
      name,
      orders: own.length,
      online: paidBy(own, 'online').length,
      cash: own.reduce((sum, order) => sum + takenFor(order).cash, 0),
    })),
    mostSold: mostSold(promised.filter(({ status }) => status !== 'cancelled')),
    codes: codesOf(delivered, takenBack, backOf),
    reasons: groupBy(cancelled, ({ reason }) => reason ?? '').map(([reason, own]) => ({
      reason,
      orders: own.length,
    })),
  };
}
