import type { Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Printer } from '../printing/device/printers';
import { lineInLanguage, type Named } from '../dish-names';
import type { Column } from './columns';

/** Numbers of pieces: in preparation, and in orders that are not accepted yet. */
export interface Pieces {
  cooking: number;
  fresh: number;
}

export interface Variant extends Pieces {
  choices: readonly Named[];
  note: string;
}

export interface DishTotal extends Pieces, Named {
  isVeg: boolean;
  /** Counts per set of options and note; empty if all pieces are plain. */
  variants: readonly Variant[];
}

export interface StationTotal extends Pieces {
  id: string;
  /** Name of the station or category; null while the menu is not loaded. */
  name: string | null;
  dishes: readonly DishTotal[];
}

type Line = KitchenOrder['lines'][number];
type Lanes = Readonly<Record<Column, readonly KitchenOrder[]>>;

/** Categories, dishes and groups of the menu, for sorting and names; null while the menu is not loaded. */
type Names = Pick<Menu, 'categories' | 'dishes' | 'groups'> | null;
interface Station extends Pick<Printer, 'id' | 'name' | 'ticket'> {
  categories: readonly string[];
}

const sumOf = (all: readonly Pieces[]): Pieces => ({
  cooking: all.reduce((sum, { cooking }) => sum + cooking, 0),
  fresh: all.reduce((sum, { fresh }) => sum + fresh, 0),
});

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [string, readonly [Item, ...Item[]]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

interface Counted extends Pieces {
  line: Line;
}

const dishKey = ({ line: { dishId, name } }: Counted): string => String(dishId ?? name);
const variantKey = ({ line: { choices, note } }: Counted): string =>
  JSON.stringify([choices, note]);

function dishTotal(counted: readonly [Counted, ...Counted[]], menu: Names): DishTotal {
  const { isVeg } = counted[0].line;
  const { name, english } = lineInLanguage(counted[0].line, menu);
  const variants = grouped(counted, variantKey).map(([, same]): Variant => {
    const { line } = same[0];
    return { choices: lineInLanguage(line, menu).choices, note: line.note, ...sumOf(same) };
  });
  const isPlain = variants.every(({ choices, note }) => choices.length === 0 && note === '');
  return { name, english, isVeg, variants: isPlain ? [] : variants, ...sumOf(counted) };
}

/** Returns a function that gives an id's position in the menu; unknown ids come last. */
function placesOf<Id>(ids: readonly Id[]): (id: Id | undefined) => number {
  const places = new Map(ids.map((id, place) => [id, place]));
  return (id) => (id === undefined ? undefined : places.get(id)) ?? ids.length;
}

/**
 * Returns how many pieces of each dish to cook now, by station and in menu order: those of *Cooking*, and
 * separately those of new orders. Excludes orders for later and deliveries that were brought back.
 */
export function dishTotals(
  lanes: Lanes,
  printers: readonly Station[],
  menu: Names,
): readonly StationTotal[] {
  const stations = printers.filter(
    ({ categories, ticket }) => categories.length > 0 && ticket !== 'never',
  );
  const counted = [
    ...lanes.cooking.flatMap(({ lines }) =>
      lines.map((line): Counted => ({ line, cooking: line.quantity, fresh: 0 })),
    ),
    ...lanes.new
      .filter(({ status }) => status === 'placed')
      .flatMap(({ lines }) =>
        lines.map((line): Counted => ({ line, cooking: 0, fresh: line.quantity })),
      ),
  ];
  const homeOf = ({ line: { category = '' } }: Counted): string =>
    stations.find(({ categories }) => categories.includes(category))?.id ?? category;
  const nameOf = (id: string): string | null =>
    [...stations, ...(menu?.categories ?? [])].find((one) => one.id === id)?.name ?? null;
  const dishPlace = placesOf((menu?.dishes ?? []).map(({ id }) => id));
  const homePlace = placesOf([
    ...stations.map(({ id }) => id),
    ...(menu?.categories ?? []).map(({ id }) => id),
  ]);
  const inMenuOrder = [...counted].sort(
    (one, other) => dishPlace(one.line.dishId) - dishPlace(other.line.dishId),
  );
  return grouped(inMenuOrder, homeOf)
    .map(([id, own]) => ({
      id,
      name: nameOf(id),
      dishes: grouped(own, dishKey).map(([, same]) => dishTotal(same, menu)),
      ...sumOf(own),
    }))
    .sort((one, other) => homePlace(one.id) - homePlace(other.id));
}
