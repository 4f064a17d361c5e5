import type { KitchenOrder } from '@burger/shared/kitchen';

export const lanes = ['new', 'cooking', 'away', 'later'] as const;
export type Lane = (typeof lanes)[number];

const minuteMs = 60_000;
const laterThanMinutes = 60;

/**
 * The lane of an order at a moment (ms); null when it is over. A time that was chosen and is further away than the kitchen
 * needs, with the minutes that a busy one adds, waits in a lane of its own. What is wanted as soon as possible never does,
 * however late it was promised, nor what is not accepted.
 */
export function laneOf(
  { status, slot }: KitchenOrder,
  now: number,
  extraMinutes: number,
): Lane | null {
  switch (status) {
    case 'placed':
    case 'brought_back':
      return 'new';
    case 'confirmed':
      return slot && Date.parse(slot) - now > (laterThanMinutes + extraMinutes) * minuteMs
        ? 'later'
        : 'cooking';
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
const promised = ({ promisedAt, createdAt }: KitchenOrder) => promisedAt ?? createdAt;

// The key decides between equals, on every tablet alike.
const by = (moment: (order: KitchenOrder) => string) => (one: KitchenOrder, other: KitchenOrder) =>
  Date.parse(moment(one)) - Date.parse(moment(other)) || (one.key < other.key ? -1 : 1);

/** All orders that are under way in their lanes, oldest first; those for later by when they are promised. `extraMinutes`: how busy it is. */
export function intoLanes(
  orders: Iterable<KitchenOrder>,
  now: number,
  extraMinutes = 0,
): Record<Lane, KitchenOrder[]> {
  const sorted: Record<Lane, KitchenOrder[]> = { new: [], cooking: [], away: [], later: [] };
  for (const order of orders) {
    const lane = laneOf(order, now, extraMinutes);
    if (lane) sorted[lane].push(order);
  }
  for (const lane of lanes) sorted[lane].sort(by(lane === 'later' ? promised : placed));
  return sorted;
}

// What a card takes beside its dishes, in lines of text.
const frameLines = 7;
// What stands in a line of a narrow lane.
const charsPerLine = 28;

/** A note in its box. */
const boxLines = (text: string): number =>
  0.5 +
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charsPerLine)), 0);

/** How tall a card will be, in lines: good enough to keep columns even. */
const heightOf = ({ lines, customer }: KitchenOrder): number =>
  frameLines +
  (customer.instructions ? boxLines(customer.instructions) : 0) +
  lines.reduce(
    (sum, { choices, note }) =>
      sum + 1 + (choices.length > 0 ? 1 : 0) + (note ? boxLines(note) : 0),
    0,
  );

/** Orders in so many columns, each where most room is left: so the oldest stay on top, and nothing gapes. */
export function intoColumns(orders: readonly KitchenOrder[], count: number): KitchenOrder[][] {
  const columns = Array.from({ length: count }, () => ({
    height: 0,
    orders: [] as KitchenOrder[],
  }));
  for (const order of orders) {
    const least = Math.min(...columns.map(({ height }) => height));
    const column = columns.find(({ height }) => height === least);
    if (!column) continue;
    column.orders.push(order);
    column.height += heightOf(order);
  }
  return columns.map((column) => column.orders);
}
