import type { Cart, Promo } from '@burger/shared/contracts';
import { findPromo, isRefused, promoDiscount, type Paise } from '@burger/shared/pricing';
import type { CartNotice } from './cart-notice';

/** The promo that the cart is under, or null. */
export function promoOf(cart: Cart, promos: readonly Promo[]): Promo | null {
  if (cart.promo === null) return null;
  const found = findPromo(cart.promo, cart.total, promos);
  return isRefused(found) ? null : found;
}

/** The cart under a promo that it deserves; otherwise without one, and what to tell about it. */
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

export interface PromoSuggestion {
  promo: Promo;
  /** What it takes off this cart, in paise; 0 while it does not apply. */
  saves: Paise;
  /** What is missing to its minimum, in paise; 0 when it applies. */
  missing: Paise;
}

/**
 * The table as suggestions for a subtotal in paise: what everyone may use before what asks for more than we can check,
 * and of those what saves most first, then what is closest to apply.
 */
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
