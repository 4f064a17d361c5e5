import type { KitchenOrder } from '@burger/shared/kitchen';
import { columns as lanes, heightOf, intoStacks, type Column } from './columns';

/** An area of the board: lanes stacked in it, and its width in board columns. */
export interface Area {
  lanes: readonly Column[];
  columns: number;
}

export interface AvailableSize {
  columns: number;
  lines: number;
}

type Sorted = Readonly<Record<Column, readonly KitchenOrder[]>>;

// Cards rendered per lane at first, because rendering thousands would freeze a tablet.
export const firstCards = 30;
const titleLines = 1.5;
// Moving tickets costs the cook more than scrolling two lines, so the board rearranges only when more is
// gained.
const worthMoving = 2;

/** Returns every way to divide the board's columns between lanes; neighbouring lanes may be stacked. */
function layoutsOf(visible: readonly Column[], columns: number): Area[][] {
  if (visible.length === 0) return columns === 0 ? [[]] : [];
  const ways: Area[][] = [];
  for (let reserved = 1; reserved <= visible.length; reserved++) {
    for (let width = 1; width <= columns; width++) {
      const first = { lanes: visible.slice(0, reserved), columns: width };
      for (const rest of layoutsOf(visible.slice(reserved), columns - width))
        ways.push([first, ...rest]);
    }
  }
  return ways;
}

type Stacks = readonly (readonly KitchenOrder[])[];

const tallest = (stacks: Stacks): number =>
  titleLines +
  Math.max(...stacks.map((stack) => stack.reduce((sum, order) => sum + heightOf(order), 0)));

const fresh = (orders: readonly KitchenOrder[], columns: number): Stacks =>
  intoStacks(orders.slice(0, firstCards), columns);

/**
 * Assigns board columns to lanes so that the fewest orders are hidden, new orders weighing most. Stacks lanes
 * only if that shows more. Keeps the previous layout if it is as good.
 */
export function arrange(
  sorted: Sorted,
  availableSize: AvailableSize,
  before: readonly Area[] = [],
): Area[] {
  const visible = lanes.filter((lane) => sorted[lane].length > 0);
  const known = new Map<string, number>();
  const heightIn = (lane: Column, columns: number) => {
    const height = known.get(lane + columns) ?? tallest(fresh(sorted[lane], columns));
    known.set(lane + columns, height);
    return height;
  };
  const costOf = (layout: readonly Area[]) => {
    const heights = layout.map((area) =>
      area.lanes.reduce((sum, lane) => sum + heightIn(lane, area.columns), 0),
    );
    const hidden = layout.reduce((sum, area, at) => {
      const over = Math.max(0, (heights[at] ?? 0) - availableSize.lines) * area.columns;
      return sum + (area.lanes.includes('new') ? 2 * over : over);
    }, 0);
    return { way: layout, hidden, areas: layout.length, height: Math.max(...heights) };
  };
  const [best] = layoutsOf(visible, availableSize.columns)
    .map(costOf)
    .sort(
      (one, other) =>
        one.hidden - other.hidden || other.areas - one.areas || one.height - other.height,
    );
  const isStill =
    before.flatMap((area) => area.lanes).join() === visible.join() &&
    before.reduce((sum, area) => sum + area.columns, 0) === availableSize.columns;
  if (isStill && best && costOf(before).hidden <= best.hidden + worthMoving) return [...before];
  return [...(best?.way ?? [])];
}

/** The rendered board layout. It does not change while a finger is on the board. */
export interface Layout {
  sorted: Sorted;
  room: AvailableSize;
  areas: readonly Area[];
  stacks: ReadonlyMap<Column, Stacks>;
}

/**
 * Returns the stacks of tickets in an area. Orders stay in their stack unless new stacks would hide fewer.
 */
function stacksOf(
  { lanes: inside, columns }: Area,
  sorted: Sorted,
  availableSize: AvailableSize,
  before?: Layout,
) {
  const stored = inside.map((lane): Stacks => {
    const stacks = before?.stacks.get(lane);
    if (stacks?.length !== columns) return fresh(sorted[lane], columns);
    const known = new Map(
      stacks.flatMap((stack, at) => stack.map(({ key }) => [key, at] as const)),
    );
    return intoStacks(sorted[lane].slice(0, firstCards), columns, known);
  });
  const anew = inside.map((lane) => fresh(sorted[lane], columns));
  const height = (stacks: readonly Stacks[]) =>
    stacks.reduce((sum, stack) => sum + tallest(stack), 0);
  const hides = height(stored) > Math.max(availableSize.lines, height(anew) + worthMoving);
  const stacks = hides ? anew : stored;
  return inside.map((lane, at) => [lane, stacks[at] ?? []] as const);
}

export function layOut(sorted: Sorted, availableSize: AvailableSize, before?: Layout): Layout {
  const areas = arrange(sorted, availableSize, before?.areas);
  const stacks = new Map(areas.flatMap((area) => stacksOf(area, sorted, availableSize, before)));
  return { sorted, room: availableSize, areas, stacks };
}
