import { namesAllergy, type KitchenOrder } from '@burger/shared/kitchen';
import { isBilingual } from '../dish-names';
import { isForLater } from '../counter/for-later';

export const columns = ['new', 'cooking', 'away', 'later'] as const;
export type Column = (typeof columns)[number];

/**
 * The column of an order at a moment (ms); null when it is over. A time that was chosen and is further away than the
 * kitchen needs, with the minutes that a busy one adds, waits in a column of its own. What is wanted as soon as possible
 * never does, however late it was promised, nor what is not accepted.
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
const eta = ({ promisedAt, createdAt }: KitchenOrder) => promisedAt ?? createdAt;

// The key decides between equals, on every tablet alike.
const by = (moment: (order: KitchenOrder) => string) => (one: KitchenOrder, other: KitchenOrder) =>
  Date.parse(moment(one)) - Date.parse(moment(other)) || (one.key < other.key ? -1 : 1);

/** All orders that are under way in their columns, oldest first; those for later by when they are promised. */
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
  for (const column of columns) sorted[column].sort(by(column === 'later' ? eta : placed));
  return sorted;
}

// What a ticket takes beside its dishes, in lines of text, and what stands in a line of a narrow column.
const frameLines = 4.5;
const charsPerLine = 22;

const linesOf = (text: string): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charsPerLine)), 0);

const allergyChars = 11;
const noteLines = (note: string): number =>
  note ? linesOf(namesAllergy(note) ? '-'.repeat(allergyChars) + note : note) + 0.25 : 0;

// Who and where stand on what is handed over; a dish of those is a part of a sentence.
const handedOver: Partial<Record<KitchenOrder['status'], number>> = {
  ready: 2,
  out_for_delivery: 2,
  brought_back: 6,
};

/** How tall a ticket will be, in lines: good enough to keep stacks even. */
export const heightOf = ({ lines, customer, status, unseen = 0 }: KitchenOrder): number =>
  frameLines +
  (unseen > 0 ? 4 : 0) +
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

/**
 * Orders in so many stacks, each where most room is left: so the oldest stay on top, and nothing gapes. What is known to
 * stand in one of them stays there.
 */
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
