import type { KitchenOrder } from '@burger/shared/kitchen';
import { columns as lanes, heightOf, intoStacks, type Column } from './columns';

/** Lanes below each other, in so many columns of the board. */
export interface Area {
  lanes: readonly Column[];
  columns: number;
}

/** What a board has room for: columns beside each other, and lines of text below each other. */
export interface Room {
  columns: number;
  lines: number;
}

type Sorted = Readonly<Record<Column, readonly KitchenOrder[]>>;

// What a lane shows at first: a tablet with ten thousand cards would not answer.
export const firstCards = 30;
const titleLines = 1.5;
// A board that is rearranged is found less easily than one on which two lines more have to be scrolled to.
const worthMoving = 2;

/** Every way in which lanes can share so many columns: neighbours may stand below each other. */
function waysOf(shown: readonly Column[], columns: number): Area[][] {
  if (shown.length === 0) return columns === 0 ? [[]] : [];
  const ways: Area[][] = [];
  for (let taken = 1; taken <= shown.length; taken++) {
    for (let width = 1; width <= columns; width++) {
      const first = { lanes: shown.slice(0, taken), columns: width };
      for (const rest of waysOf(shown.slice(taken), columns - width)) ways.push([first, ...rest]);
    }
  }
  return ways;
}

/** How tall the stacks of a lane are, in lines. */
const tallest = (orders: readonly KitchenOrder[], columns: number): number =>
  titleLines +
  Math.max(
    ...intoStacks(orders.slice(0, firstCards), columns).map((stack) =>
      stack.reduce((sum, order) => sum + heightOf(order), 0),
    ),
  );

/**
 * Which lanes stand where: each gets the columns that its orders need, so that least is out of sight, of new orders above
 * all; lanes share a column only where that shows more. As it was before wherever that is as good.
 */
export function arrange(sorted: Sorted, room: Room, before: readonly Area[] = []): Area[] {
  const shown = lanes.filter((lane) => sorted[lane].length > 0);
  const known = new Map<string, number>();
  const heightIn = (lane: Column, columns: number) => {
    const height = known.get(lane + columns) ?? tallest(sorted[lane], columns);
    known.set(lane + columns, height);
    return height;
  };
  const costOf = (way: readonly Area[]) => {
    const heights = way.map((area) =>
      area.lanes.reduce((sum, lane) => sum + heightIn(lane, area.columns), 0),
    );
    const hidden = way.reduce((sum, area, at) => {
      const over = Math.max(0, (heights[at] ?? 0) - room.lines) * area.columns;
      return sum + (area.lanes.includes('new') ? 2 * over : over);
    }, 0);
    return { way, hidden, areas: way.length, height: Math.max(...heights) };
  };
  const [best] = waysOf(shown, room.columns)
    .map(costOf)
    .sort(
      (one, other) =>
        one.hidden - other.hidden || other.areas - one.areas || one.height - other.height,
    );
  const isStill =
    before.flatMap((area) => area.lanes).join() === shown.join() &&
    before.reduce((sum, area) => sum + area.columns, 0) === room.columns;
  if (isStill && best && costOf(before).hidden <= best.hidden + worthMoving) return [...before];
  return [...(best?.way ?? [])];
}
