import type { Shop, WantedLine } from '@burger/shared/contracts';
import { choicesAsItComes } from '@burger/shared/lines';
import { fields } from '@burger/shared/reading';
import { cartOfLines, emptyCart, type HeldCart } from './cart';
import type { CartNotice } from './cart-notice';
import { readFormerItem, readKeptLine } from './kept-line';

const version = 2;
const longestCode = 30;

/**
 * The cart as the text that is kept. Another tab may still run the former version, which would throw away a text
 * without `items`; here they are not read.
 */
export function cartText({ lines, promo }: HeldCart): string {
  const quantities = new Map<number, number>();
  for (const { dishId, quantity } of lines) {
    quantities.set(dishId, (quantities.get(dishId) ?? 0) + quantity);
  }
  return JSON.stringify({
    version,
    lines: lines.map(({ dishId, quantity, choices, note }) => ({
      dishId,
      quantity,
      choices,
      note,
    })),
    items: [...quantities].map(([id, quantity]) => ({ id, quantity })),
    promo,
  });
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function formerLine(item: unknown, { dishes }: Pick<Shop, 'dishes'>): WantedLine | null {
  const read = readFormerItem(item);
  if (!read) return null;
  const dish = dishes.find(({ id }) => id === read.dishId);
  return { ...read, choices: dish ? choicesAsItComes(dish) : [], note: '' };
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestCode;

const listOrNull = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

/**
 * The cart of a kept text, whatever the text holds: lines that are damaged are left out and told about. Of a text of
 * the former version, each dish is made as it comes.
 */
export function restoreCart(
  text: string | null,
  shop: Pick<Shop, 'dishes'>,
): { cart: HeldCart; notices: CartNotice[] } {
  const lost: CartNotice = { kind: 'lines-lost' };
  if (text === null) return { cart: emptyCart, notices: [] };
  const { lines, items, promo } = fields(parseText(text));
  const read =
    listOrNull(lines)?.map(readKeptLine) ??
    listOrNull(items)?.map((item) => formerLine(item, shop));
  if (!read) return { cart: emptyCart, notices: [lost] };
  const whole = read.filter((line) => line !== null);
  return {
    cart: cartOfLines(whole, isCode(promo) ? promo : null),
    notices: whole.length < read.length ? [lost] : [],
  };
}
