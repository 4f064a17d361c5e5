import type { KitchenOrder } from '@burger/shared/kitchen';

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
