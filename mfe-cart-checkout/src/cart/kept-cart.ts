import { fields } from '@burger/shared/reading';
import { cartOfLines, emptyCart, type HeldCart } from './cart';
import type { CartNotice } from './cart-notice';
import { readKeptLine } from './kept-line';

const version = 2;
const longestCode = 30;

/** The cart as the text that is kept. */
export const cartText = ({ lines, promo }: HeldCart): string =>
  JSON.stringify({
    version,
    lines: lines.map(({ dishId, quantity, choices, note }) => ({
      dishId,
      quantity,
      choices,
      note,
    })),
    promo,
  });

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestCode;

/** The cart of a kept text, whatever the text holds: lines that are damaged are left out and told about. */
export function restoreCart(text: string | null): { cart: HeldCart; notices: CartNotice[] } {
  const lost: CartNotice = { kind: 'lines-lost' };
  if (text === null) return { cart: emptyCart, notices: [] };
  const { lines, promo } = fields(parseText(text));
  if (!Array.isArray(lines)) return { cart: emptyCart, notices: [lost] };
  const whole = lines.map(readKeptLine).filter((line) => line !== null);
  return {
    cart: cartOfLines(whole, isCode(promo) ? promo : null),
    notices: whole.length < lines.length ? [lost] : [],
  };
}
