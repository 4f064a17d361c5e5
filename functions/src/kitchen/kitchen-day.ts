import type { KitchenDay, KitchenOrder } from '@burger/shared/kitchen';
import {
  handedOverAt,
  type Movement,
  movementsOf,
  notesAfterHandOver,
  sumOfMovements,
  type AmountsByMethod,
} from '@burger/shared/order';
import { isFinal, type OrderStatus } from '@burger/shared/contracts';
import type { Paise } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/hours';

const minuteMs = 60_000;
const mostDishes = 20;

const sumOf = (orders: readonly KitchenOrder[]): number =>
  orders.reduce((sum, { total }) => sum + total, 0);

const isOn =
  (date: string) =>
  (at: string | null): boolean =>
    at !== null && businessDay(new Date(at)) === date;

/** Sums an order's credit notes issued after delivery on matching days. Unpaid orders have none. */
const refunded = (order: KitchenOrder, isMeant: (day: string) => boolean): Paise =>
  notesAfterHandOver(order)
    .filter(({ at }) => isMeant(businessDay(new Date(at))))
    .reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);

const movedOn = (date: string, order: KitchenOrder): Movement[] =>
  movementsOf(order).filter(({ at }) => isOn(date)(at));

/** Returns an order's amounts per payment method on a business day. Online ones count on delivery. */
export const broughtOn = (date: string, order: KitchenOrder): AmountsByMethod =>
  sumOfMovements(movedOn(date, order));

/** Returns payments received on a day for later orders, minus earlier payments for orders of that day. */
const aheadOn = (date: string, order: KitchenOrder): Paise => {
  const ahead = movementsOf(order).filter(({ why }) => why === 'ahead');
  const sum = (all: readonly Movement[]) => all.reduce((total, { amount }) => total + amount, 0);
  const own = sum(ahead.filter(({ at }) => isOn(date)(at)));
  const used = isOn(date)(handedOverAt(order)) ? sum(ahead) : 0;
  const back = movedOn(date, order).filter(({ why }) => why === 'cancelled');
  return own - used + sum(back);
};

const paidBy = (orders: readonly KitchenOrder[], payment: KitchenOrder['payment']) =>
  orders.filter((order) => order.payment === payment);

function refundsOf(orders: readonly KitchenOrder[], isOfDay: (at: string) => boolean) {
  const sums = { requested: 0, done: 0, failed: 0 };
  for (const { state, amount, at } of orders.flatMap(({ online }) => online?.refunds ?? []))
    if (isOfDay(at)) sums[state] += amount;
  return sums;
}

/** Returns the minutes from staff attendance to an order status: 0 if it was set earlier, null if never. */
export function minutesTo(
  { attendedFrom, history }: Pick<KitchenOrder, 'attendedFrom' | 'history'>,
  status: OrderStatus,
): number | null {
  const step = history.findLast((made) => made.status === status);
  return step ? Math.max(0, Date.parse(step.at) - Date.parse(attendedFrom)) / minuteMs : null;
}

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

const foldedName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

const cashOfRider = (date: string, order: KitchenOrder): Paise =>
  movedOn(date, order).reduce(
    (sum, { rider, way, amount }) => (rider !== null && way === 'cash' ? sum + amount : sum),
    0,
  );

function mostSold(orders: readonly KitchenOrder[]): KitchenDay['mostSold'] {
  const lines = orders.flatMap((order) => order.lines);
  return groupBy(lines, ({ name }) => name)
    .map(([name, own]) => ({ name, quantity: own.reduce((sum, line) => sum + line.quantity, 0) }))
    .sort((one, other) => other.quantity - one.quantity || (one.name < other.name ? -1 : 1))
    .slice(0, mostDishes);
}

function codesOf(
  delivered: readonly KitchenOrder[],
  returned: readonly KitchenOrder[],
  backOf: (order: KitchenOrder) => number,
): KitchenDay['codes'] {
  const all = [...new Set([...delivered, ...returned])].filter(({ bill }) => bill?.promo);
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

/** The figures of a business day that follow from its orders alone. */
export type DayFigures = Omit<KitchenDay, 'closed' | 'floatBefore' | 'weekBefore'>;

/** Returns a business day's figures: orders by promised day; revenue in paise by delivery. */
export function kitchenDay(date: string, orders: readonly KitchenOrder[]): DayFigures {
  const isOfDay = isOn(date);
  const isPromised = ({ promisedAt, createdAt }: KitchenOrder) => isOfDay(promisedAt ?? createdAt);
  const isDelivered = (order: KitchenOrder) => isOfDay(handedOverAt(order));
  const promised = orders.filter(isPromised);
  const delivered = orders.filter(isDelivered);
  const backOf = (order: KitchenOrder) => refunded(order, (day) => day === date);
  const returned = orders.filter((order) => backOf(order) > 0);
  const back = returned.reduce((sum, order) => sum + backOf(order), 0);
  const brought = orders.map((order) => broughtOn(date, order));
  const takings = (method: keyof AmountsByMethod) =>
    brought.reduce((sum, ways) => sum + ways[method], 0);
  const cancelled = promised.filter(({ status }) => status === 'cancelled');
  const carried = delivered.filter(({ rider }) => rider !== null);
  return {
    date,
    orders: orders.filter(
      (order) =>
        isPromised(order) ||
        isDelivered(order) ||
        returned.includes(order) ||
        movedOn(date, order).length > 0,
    ),
    promised: promised.length,
    delivered: delivered.length,
    cancelled: cancelled.length,
    sales: sumOf(delivered) - back,
    givenBack: back,
    cash: takings('cash'),
    upi: takings('upi'),
    online: takings('online'),
    ahead: orders.reduce((sum, order) => sum + aheadOn(date, order), 0),
    fees: delivered.reduce((sum, { online }) => sum + (online?.fee ?? 0), 0),
    waits: paidBy(promised, 'online')
      .filter(({ status }) => !isFinal(status))
      .reduce((sum, { online }) => sum + (online?.left ?? 0), 0),
    refunds: refundsOf(orders, isOfDay),
    // Staff confirm their own orders on creation, which would distort the average.
    minutesToAccept: average(
      promised.filter(({ source }) => !source).map((order) => minutesTo(order, 'confirmed')),
    ),
    minutesToDeliver: average(delivered.map((order) => minutesTo(order, 'delivered'))),
    // Spellings of a courier's name that differ in case and spaces count as one courier.
    riders: groupBy(carried, ({ rider }) => foldedName(rider ?? '')).map(([, own]) => ({
      name: own[0]?.rider?.trim() ?? '',
      orders: own.length,
      online: paidBy(own, 'online').length,
      cash: own.reduce((sum, order) => sum + cashOfRider(date, order), 0),
    })),
    mostSold: mostSold(promised.filter(({ status }) => status !== 'cancelled')),
    codes: codesOf(delivered, returned, backOf),
    reasons: groupBy(cancelled, ({ reason }) => reason ?? '').map(([reason, own]) => ({
      reason,
      orders: own.length,
    })),
  };
}
