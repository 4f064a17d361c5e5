import type { Cart, WantedLine } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';

/** What is in the cart, whatever the shop calls it and asks for it. A line is named by its `lineIdOf`. */
export interface HeldCart {
  lines: readonly WantedLine[];
  /** The promo code in use, upper case, or null. */
  promo: string | null;
}

/** A cart has no upper limit in the shop's sense; this one keeps every sum an exact integer. */
export const mostOfOneLine = 1_000_000;

export const emptyCart: HeldCart = { lines: [], promo: null };

/** One line of each kind, in the place where the first of them stands; what is wanted no more is gone. */
function joined(lines: readonly WantedLine[]): WantedLine[] {
  const byId = new Map<string, WantedLine>();
  for (const line of lines) {
    const id = lineIdOf(line);
    const first = byId.get(id) ?? { ...line, quantity: 0 };
    const quantity = Math.min(first.quantity + line.quantity, mostOfOneLine);
    if (quantity > 0) byId.set(id, { ...first, quantity });
  }
  return [...byId.values()];
}

/** A cart of these lines, in which the same is never wanted twice. */
export const cartOfLines = (lines: readonly WantedLine[], promo: string | null): HeldCart => ({
  lines: joined(lines),
  promo,
});

/** As many more of what is wanted: a line of the same kind rises, otherwise a new one joins the cart. */
export const addLine = ({ lines, promo }: HeldCart, wanted: WantedLine): HeldCart =>
  cartOfLines([...lines, wanted], promo);

/** The cart with each line as `change` has it. */
const mapLines = (
  { lines, promo }: HeldCart,
  change: (line: WantedLine, lineId: string) => WantedLine,
): HeldCart =>
  cartOfLines(
    lines.map((line) => change(line, lineIdOf(line))),
    promo,
  );

/** Sets how many of a line; 0 or below drops it. A line that is not in the cart is not added. */
export const setQuantity = (cart: HeldCart, lineId: string, quantity: number): HeldCart =>
  mapLines(cart, (line, id) => (id === lineId ? { ...line, quantity } : line));

/** The cart without a line. */
export const removeLine = (cart: HeldCart, lineId: string): HeldCart =>
  setQuantity(cart, lineId, 0);

/** A line as it is wanted from now on, in its place; it joins the line that is wanted just so already. */
export const changeLine = (cart: HeldCart, lineId: string, wanted: WantedLine): HeldCart =>
  mapLines(cart, (line, id) => (id === lineId ? wanted : line));

/** The sum of the quantities, as the badge shows it. */
export const countOf = ({ lines }: { lines: readonly { quantity: number }[] }): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The lines that can be ordered as they stand. */
export const orderable = (cart: Cart): Cart['lines'] =>
  cart.lines.filter(({ problem }) => !problem);

/** Whether two carts hold the same lines in the same numbers, in any order. */
export function sameLines(one: Pick<HeldCart, 'lines'>, other: Pick<HeldCart, 'lines'>): boolean {
  const held = new Map(other.lines.map((line) => [lineIdOf(line), line.quantity]));
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line) => held.get(lineIdOf(line)) === line.quantity)
  );
}
