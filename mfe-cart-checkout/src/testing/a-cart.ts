import type { Cart, Shop, Wanted, WantedLine } from '@burger/shared/contracts';
import { choicesAsItComes } from '@burger/shared/lines';
import { aShop, dishOf } from '@burger/shared/testing/shop';
import { cartInShop } from '../cart/cart-in-shop';
import { cartOfLines, type HeldCart } from '../cart/cart';

/** So many of a dish as it comes, or as a test wants it. */
export const aLine = (
  dishId: number,
  quantity = 1,
  { choices = choicesAsItComes(dishOf(dishId)), note = '' }: Partial<Wanted> = {},
): WantedLine => ({ dishId, quantity, choices, note });

/** Numbers of dishes as they come, by id, or lines. */
export type Contents = Record<number, number> | readonly WantedLine[];

const linesOf = (contents: Contents): readonly WantedLine[] =>
  Array.isArray(contents)
    ? contents
    : Object.entries(contents).map(([id, quantity]) => aLine(Number(id), quantity as number));

/** A cart before the shop has priced it. */
export const heldCart = (contents: Contents, promo: string | null = null): HeldCart =>
  cartOfLines(linesOf(contents), promo);

/** A cart as it is shown. */
export const aCart = (
  contents: Contents,
  promo: string | null = null,
  shop: Shop = aShop(),
): Cart => cartInShop(heldCart(contents, promo), shop);
