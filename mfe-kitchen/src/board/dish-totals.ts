import type { Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Printer } from '../printing/printers';
import { lineInLanguage, type Named } from '../dish-names';
import type { Column } from './columns';

/** Pieces that are being cooked, and those of orders that nobody has accepted yet. */
export interface Pieces {
  cooking: number;
  fresh: number;
}

/** One way in which a dish is wanted: with these choices and this note. */
export interface Variant extends Pieces {
  choices: readonly Named[];
  note: string;
}

export interface DishTotal extends Pieces, Named {
  isVeg: boolean;
  /** Empty where all are wanted as the dish comes. */
  variants: readonly Variant[];
}

/** What one station cooks; where no printer names stations, the dishes of a category. */
export interface StationTotal extends Pieces {
  id: string;
  /** Null where the menu has not said what the category is called. */
  name: string | null;
  dishes: readonly DishTotal[];
}

type Line = KitchenOrder['lines'][number];
type Lanes = Readonly<Record<Column, readonly KitchenOrder[]>>;

/** What dishes are sorted and named by; absent while it is not loaded. */
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

/** Numbers of the menu's places; what it does not have comes last. */
function placesOf<Id>(ids: readonly Id[]): (id: Id | undefined) => number {
  const places = new Map(ids.map((id, place) => [id, place]));
  return (id) => (id === undefined ? undefined : places.get(id)) ?? ids.length;
}

/**
 * How many of each dish are to be cooked now in all orders, by station: those of *Cooking*, and beside them those of new
 * orders. Orders for later, and what was brought back, are not to be cooked now. Sorted as the menu is.
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
