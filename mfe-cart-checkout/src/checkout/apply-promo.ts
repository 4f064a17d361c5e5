import { findPromo, isRefused, type PromoRefusal } from '@burger/shared/pricing';
import { shopOf } from '../cart/shop';
import type { CartServices } from '../cart/use-services';

/** Why a typed code does nothing; `failed` is any other reason than the code itself. */
export type PromoProblem = PromoRefusal | { reason: 'failed' };

/** Puts the cart under a typed promo code; the answer is null, or why it could not. */
export function applyPromo({ bus, cart, shop }: CartServices, typed: string): PromoProblem | null {
  const promos = shopOf(shop.get())?.rules.promos ?? [];
  const found = findPromo(typed, cart.get()?.total ?? 0, promos);
  if (isRefused(found)) return found;
  bus.emit('cart/promo-requested', { code: found.code });
  return cart.get()?.promo === found.code ? null : { reason: 'failed' };
}
