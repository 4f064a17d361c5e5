import { dueAt } from '@burger/shared/contracts';
import { allergyIn, type KitchenOrder } from '@burger/shared/kitchen';
import { isBilingual } from '../dish-names';
import { isForLater } from '../counter/for-later';

export const columns = ['new', 'cooking', 'away', 'later'] as const;
export type Column = (typeof columns)[number];

/**
 * Returns the board column of an order at a moment (ms), or null once it is finished. An accepted order is in
 * `later` while its slot is further away than the preparation time (plus busy minutes). Orders without a slot
 * and unaccepted orders never are.
 */
export function columnOf(order: KitchenOrder, now: number, extraMinutes: number): Column | null {
  switch (order.status) {
    case 'placed':
    case 'brought_back':
      return 'new';
    case 'confirmed':
      return isForLater(order, now, extraMinutes) ? 'later' : 'cooking';
    case 'preparing':
      return 'cooking';
    case 'ready':
    case 'out_for_delivery':
      return 'away';
    case 'delivered':
    case 'cancelled':
      return null;
  }
}

const placed = ({ createdAt }: KitchenOrder) => createdAt;

// Equal times are sorted by key, so that all tablets show the same sequence.
const by = (moment: (order: KitchenOrder) => string) => (one: KitchenOrder, other: KitchenOrder) =>
  Date.parse(moment(one)) - Date.parse(moment(other)) || (one.key < other.key ? -1 : 1);

/** Sorts open orders into board columns, oldest first; in `later` by promised time. */
export function intoColumns(
  orders: Iterable<KitchenOrder>,
  now: number,
  extraMinutes = 0,
): Record<Column, KitchenOrder[]> {
  const sorted: Record<Column, KitchenOrder[]> = { new: [], cooking: [], away: [], later: [] };
  for (const order of orders) {
    const column = columnOf(order, now, extraMinutes);
    if (column) sorted[column].push(order);
  }
  for (const column of columns) sorted[column].sort(by(column === 'later' ? dueAt : placed));
  return sorted;
}

// Height of a ticket without its dishes, in lines; and characters per line of a narrow column.
const frameLines = 4.5;
const charsPerLine = 22;

const linesOf = (text: string): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charsPerLine)), 0);

const allergyChars = 11;
function noteLines(note: string): number {
  if (!note) return 0;
  const allergy = allergyIn(note);
  return linesOf(allergy === null ? note : '-'.repeat(allergyChars) + allergy) + 0.25;
}

// Tickets to hand over show name and address, and all dishes in one sentence.
const handedOver: Partial<Record<KitchenOrder['status'], number>> = {
  ready: 2,
  out_for_delivery: 2,
  brought_back: 6,
};

/** Estimates the height of a ticket in lines, precise enough to balance stacks. */
export const heightOf = ({
  lines,
  customer,
  status,
  postponed,
  unseen = 0,
}: KitchenOrder): number =>
  frameLines +
  (unseen > 0 ? 4 : 0) +
  (postponed ? 2 : 0) +
  (handedOver[status] ?? 0) +
  noteLines(customer.instructions) +
  lines.reduce(
    (sum, { name, choices, note }) =>
      sum +
      linesOf(name) * (isBilingual ? 1.75 : 1) +
      (choices.length && linesOf(choices.join(' + '))) +
      noteLines(note),
    0,
  );

/** Distributes orders over `count` stacks, each into the shortest. Orders in `known` stay in their stack. */
export function intoStacks(
  orders: readonly KitchenOrder[],
  count: number,
  known: ReadonlyMap<string, number> = new Map(),
): KitchenOrder[][] {
  const heights = Array.from({ length: count }, () => 0);
  const places = new Map<string, number>();
  const put = (order: KitchenOrder, at: number) => {
    places.set(order.key, at);
    heights[at] = (heights[at] ?? 0) + heightOf(order);
  };
  for (const order of orders) {
    const at = known.get(order.key);
    if (at !== undefined) put(order, at);
  }
  for (const order of orders) {
    if (!places.has(order.key)) put(order, heights.indexOf(Math.min(...heights)));
  }
  return heights.map((_, at) => orders.filter(({ key }) => places.get(key) === at));
}
