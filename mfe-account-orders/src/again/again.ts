import type { ShopBus } from '@burger/shared/bus';
import {
  type Chosen,
  cleanLine,
  type LineProblem,
  notInALine,
  orderLimits,
  type Shop,
  type LineInput,
} from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { defaultChoices, lineInShop } from '@burger/shared/order/lines';
import type { OrderLine } from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';

export const choiceNames = ({ choices }: Pick<OrderLine, 'choices'>): string[] =>
  choices.map(({ name }) => name).filter(Boolean);

/** Formats a dish with its details: Spicy Paneer Burger (Cheese slice, “no onion”). */
function nameWith(name: string, details: readonly string[]): string {
  return details.length > 0 ? `${name} (${details.join(', ')})` : name;
}

/** Formats an order line with its choices and note. `unnamed` replaces a missing dish name. */
export const lineText = (line: OrderLine, unnamed: string): string =>
  nameWith(line.name || unnamed, [
    ...choiceNames(line),
    ...(line.note ? [`“${isolated(line.note)}”`] : []),
  ]);

interface Requested {
  wanted: LineInput;
  name: string;
}

export interface MissingLine {
  dishId: number | null;
  name: string;
  problem: LineProblem;
  /** When the sold-out dish or choice is back (ISO date and time); null when unknown. */
  backAt: string | null;
}

interface ChangedPrice {
  name: string;
  was: Paise;
  now: Paise;
}

/** Which lines of an old order are available, which are not and why, and which prices have changed. */
export interface Again {
  requested: readonly Requested[];
  missing: readonly MissingLine[];
  changed: readonly ChangedPrice[];
  /** Total of the requested lines at today's prices; 0 without shop data. */
  total: Paise;
  /** Whether today's menu was loaded, so that `missing` and `changed` are known. */
  isLookedUp: boolean;
}

type LinesShop = Pick<Shop, 'dishes' | 'categories'>;
type Found = Partial<Requested> & { price?: Paise; missing?: MissingLine; changed?: ChangedPrice };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 40;
const longestNote = 140;
// Old orders may have notes with characters that the cart would reject.
const unprintable = new RegExp(notInALine, 'gu');

const isSlug = (text: string): boolean => text.length <= longestSlug && slug.test(text);
const asNote = (text: string): string =>
  cleanLine(text.slice(0, longestNote).replace(unprintable, ' '));

const requestedOf = (line: OrderLine, dishId: number, choices: readonly Chosen[]): LineInput => ({
  dishId,
  choices: choices.map(({ group, choice }) => ({ group, choice })),
  note: asNote(line.note),
  quantity: Math.min(line.quantity, orderLimits.maxQuantity),
});

const missing = (
  line: OrderLine,
  problem: LineProblem,
  { name, backAt = null }: { name?: string; backAt?: string | null } = {},
): Found => ({
  missing: {
    dishId: line.dishId,
    name: nameWith(name || line.name, choiceNames(line)),
    problem,
    backAt,
  },
});

function lookUp(line: OrderLine, dishId: number, shop: LinesShop): Found {
  const dish = shop.dishes.find(({ id }) => id === dishId);
  // Order lines stored before dishes had choices get the default choices.
  const choices = dish && line.choices.length === 0 ? defaultChoices(dish) : line.choices;
  const requested = requestedOf(line, dishId, choices);
  const found = lineInShop(requested, shop);
  if (!dish || found.problem) return missing(line, found.problem ?? 'dish-unknown', found);
  const { name } = dish;
  const changed = line.price !== null &&
    line.price !== found.price && {
      name: nameWith(
        name,
        found.chosen.map((choice) => choice.name),
      ),
      was: line.price,
      now: found.price,
    };
  return {
    wanted: requested,
    name,
    price: found.price * requested.quantity,
    ...(changed && { changed }),
  };
}

function asItWas(line: OrderLine, dishId: number): Found {
  const { choices, name } = line;
  const isSayable =
    choices.length <= orderLimits.maxChoices &&
    choices.every(({ group, choice }) => isSlug(group) && isSlug(choice));
  if (!isSayable) return missing(line, 'choice-unknown');
  return { wanted: requestedOf(line, dishId, choices), name };
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;

/**
 * Compares an old order's lines with the current shop. Without shop data all lines are requested unchanged.
 */
export function orderAgain(lines: readonly OrderLine[], shop: LinesShop | undefined): Again {
  const found = lines.map((line): Found => {
    const { dishId } = line;
    if (dishId === null || dishId < 1) return missing(line, 'dish-unknown');
    return shop ? lookUp(line, dishId, shop) : asItWas(line, dishId);
  });
  return {
    requested: found.flatMap(({ wanted, name = '' }) => (wanted ? [{ wanted, name }] : [])),
    missing: found.map((one) => one.missing).filter(isThere),
    changed: found.map((one) => one.changed).filter(isThere),
    total: found.reduce((sum, { price = 0 }) => sum + price, 0),
    isLookedUp: shop !== undefined,
  };
}

export type Reorder = (lines: readonly OrderLine[]) => Again;

export const createReorder =
  (bus: Pick<ShopBus, 'emit' | 'latest'>): Reorder =>
  (lines) => {
    const again = orderAgain(lines, bus.latest('shop/changed'));
    for (const requested of again.requested) bus.emit('cart/add-requested', requested);
    return again;
  };
