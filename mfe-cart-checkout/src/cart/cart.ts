import type {
  Cart,
  CartLine,
  GoneChoice,
  LineProblem,
  Promo,
  Shop,
  LineInput,
} from '@burger/shared/contracts';
import { lineIdOf, lineInShop } from '@burger/shared/order/lines';
import {
  findPromo,
  isRefused,
  promoDiscount,
  subtotalOf,
  type Paise,
  type PromoRefusal,
} from '@burger/shared/pricing';
import { mostOfOneLine, type StoredCart } from '@burger/shared/order/stored-cart';

function joined(lines: readonly LineInput[]): LineInput[] {
  const byId = new Map<string, LineInput>();
  for (const line of lines) {
    const id = lineIdOf(line);
    const first = byId.get(id) ?? { ...line, quantity: 0 };
    const quantity = Math.min(first.quantity + line.quantity, mostOfOneLine);
    if (quantity > 0) byId.set(id, { ...first, quantity });
  }
  return [...byId.values()];
}

export const cartOfLines = (lines: readonly LineInput[], promo: string | null): StoredCart => ({
  lines: joined(lines),
  promo,
});

export const addLine = ({ lines, promo }: StoredCart, requested: LineInput): StoredCart =>
  cartOfLines([...lines, requested], promo);

const mapLines = (
  { lines, promo }: StoredCart,
  change: (line: LineInput, lineId: string) => LineInput,
): StoredCart =>
  cartOfLines(
    lines.map((line) => change(line, lineIdOf(line))),
    promo,
  );

export const setQuantity = (cart: StoredCart, lineId: string, quantity: number): StoredCart =>
  mapLines(cart, (line, id) => (id === lineId ? { ...line, quantity } : line));

export const changeLine = (cart: StoredCart, lineId: string, requested: LineInput): StoredCart =>
  mapLines(cart, (line, id) => (id === lineId ? requested : line));

export const countOf = ({ lines }: { lines: readonly { quantity: number }[] }): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

export const orderable = (cart: Cart): Cart['lines'] =>
  cart.lines.filter(({ problem }) => !problem);

/** Returns whether two carts have the same lines and quantities, in any sequence. */
export function sameLines(
  one: Pick<StoredCart, 'lines'>,
  other: Pick<StoredCart, 'lines'>,
): boolean {
  const quantities = new Map(other.lines.map((line) => [lineIdOf(line), line.quantity]));
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line) => quantities.get(lineIdOf(line)) === line.quantity)
  );
}

/** Returns a line whose dish has left the menu with its last known name and picture. */
function asBefore(line: CartLine, before: readonly CartLine[]): CartLine {
  if (line.problem !== 'dish-unknown') return line;
  const last = before.find(({ dishId, name }) => dishId === line.dishId && name !== '');
  return last ? { ...line, name: last.name, image: last.image, isVeg: last.isVeg } : line;
}

/** Prices the stored cart lines with the current shop data. `before` is the cart emitted last. */
export function cartInShop(
  { lines: requested, promo }: StoredCart,
  shop: Pick<Shop, 'dishes' | 'categories'>,
  before?: Cart,
): Cart {
  const lines = requested.map((line) => asBefore(lineInShop(line, shop), before?.lines ?? []));
  return { lines, total: subtotalOf(lines), promo };
}

export function promoOf(cart: Cart, promos: readonly Promo[]): Promo | null {
  if (cart.promo === null) return null;
  const found = findPromo(cart.promo, cart.total, promos);
  return isRefused(found) ? null : found;
}

/** Returns the cart with its promo if that still applies; otherwise the cart without it, and a notice. */
export function settlePromo(
  cart: Cart,
  promos: readonly Promo[],
): { cart: Cart; notice: CartNotice | null } {
  if (cart.promo === null) return { cart, notice: null };
  const found = findPromo(cart.promo, cart.total, promos);
  if (!isRefused(found)) return { cart, notice: null };
  return {
    cart: { ...cart, promo: null },
    notice: { kind: 'promo-taken-off', code: cart.promo, refusal: found },
  };
}

export interface RefusedCode {
  code: string;
  why: string;
}

export interface PromoSuggestion {
  promo: Promo;
  saves: Paise;
  missing: Paise;
}

/** Sorts promos: codes for everyone first, then by highest saving, then by smallest missing amount. */
export function suggestPromos(subtotal: Paise, promos: readonly Promo[]): PromoSuggestion[] {
  return promos
    .map((promo) => {
      const missing = Math.max(0, promo.minOrder * 100 - subtotal);
      return { promo, missing, saves: missing === 0 ? promoDiscount(promo, subtotal) : 0 };
    })
    .sort(
      (one, other) =>
        Number(other.promo.forEveryone ?? false) - Number(one.promo.forEveryone ?? false) ||
        other.saves - one.saves ||
        one.missing - other.missing,
    );
}

export type CartNotice =
  | { kind: 'promo-taken-off'; code: string; refusal: PromoRefusal }
  | { kind: 'promo-refused'; code: string; refusal: PromoRefusal }
  | {
      kind: 'not-added';
      dishId: number;
      name: string;
      problem: LineProblem;
      backAt: string | null;
      gone?: readonly GoneChoice[] | undefined;
    }
  | { kind: 'lines-lost' };

export const noticeKey = (notice: CartNotice): string =>
  notice.kind === 'not-added' ? notAdded(notice.dishId) : notice.kind;

export const notAdded = (dishId: number): string => `not-added ${dishId}`;

export const withNotice = (
  notices: readonly CartNotice[],
  notice: CartNotice,
): readonly CartNotice[] => [...withoutNotice(notices, noticeKey(notice)), notice];

export const withoutNotice = (notices: readonly CartNotice[], key: string): readonly CartNotice[] =>
  notices.filter((notice) => noticeKey(notice) !== key);
