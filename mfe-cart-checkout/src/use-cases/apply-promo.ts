import type { ShopBus } from '@burger/shared/bus';
import { findPromo, isRefused, type PromoRefusal } from '@burger/shared/pricing';
import type { Promo } from '@burger/shared/restaurant';

/** Why a typed code does nothing; `failed` is any other reason than the code itself. */
export type PromoProblem = PromoRefusal | { reason: 'failed' };

/** Puts the cart under a typed promo code; the answer is null, or why it could not. */
export type ApplyPromo = (typed: string) => PromoProblem | null;

export function createApplyPromo(bus: ShopBus, promos: readonly Promo[]): ApplyPromo {
  return (typed) => {
    const found = findPromo(typed, bus.latest('cart/changed')?.total ?? 0, promos);
    if (isRefused(found)) return found;
    bus.emit('cart/promo-requested', { code: found.code });
    return bus.latest('cart/changed')?.promo === found.code ? null : { reason: 'failed' };
  };
}
