import {
  cleanLine,
  fieldProblem,
  noteRule,
  orderLimits,
  type Chosen,
  type LineInput,
} from '@burger/shared/contracts';
import { count, fields, list } from '@burger/shared/platform/reading';
import { emptyCart, type StoredCart } from '@burger/shared/order/stored-cart';
import { cartOfLines, type CartNotice } from './cart';

const slug = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const isSlug = (value: unknown): value is string => typeof value === 'string' && slug.test(value);

function readChosen(stored: unknown): Chosen | null {
  const { group, choice } = fields(stored);
  return isSlug(group) && isSlug(choice) ? { group, choice } : null;
}

/** Reads a stored cart line, or null if any field is damaged. Names and prices are never stored. */
export function readStoredLine(stored: unknown): LineInput | null {
  const line = fields(stored);
  const [dishId, quantity] = [count(line['dishId']), count(line['quantity'])];
  const { choices, note } = line;
  if (dishId === null || quantity === null || !Array.isArray(choices)) return null;
  if (typeof note !== 'string' || fieldProblem(note, noteRule)) return null;
  const chosen = list(choices).map(readChosen);
  if (chosen.length > orderLimits.maxChoices || chosen.includes(null)) return null;
  return { dishId, quantity, choices: chosen as Chosen[], note: cleanLine(note) };
}

const longestCode = 30;

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestCode;

export function restoreCart(text: string | null): { cart: StoredCart; notices: CartNotice[] } {
  const lost: CartNotice = { kind: 'lines-lost' };
  if (text === null) return { cart: emptyCart, notices: [] };
  const { lines, promo } = fields(parseText(text));
  if (!Array.isArray(lines)) return { cart: emptyCart, notices: [lost] };
  const whole = lines.map(readStoredLine).filter((line) => line !== null);
  return {
    cart: cartOfLines(whole, isCode(promo) ? promo : null),
    notices: whole.length < lines.length ? [lost] : [],
  };
}
