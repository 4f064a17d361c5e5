import type { ShopBus } from '@burger/shared/bus';
import type { Promo } from '@burger/shared/restaurant';
import { promoOf, type Offer } from '../model/offer';

/** applied: the cart was asked to use the code. copied: it is on the clipboard. shown: the clipboard refused. */
export type Claimed = 'applied' | 'copied' | 'shown';

export type ClaimOffer = (offer: Pick<Offer, 'code'>) => Promise<Claimed>;

/** Applies an offer whose code is a promo to the cart; copies any other code. */
export function createClaimOffer(
  bus: Pick<ShopBus, 'emit'>,
  copy: (text: string) => Promise<void>,
  promos: readonly Promo[],
): ClaimOffer {
  return async (offer) => {
    if (promoOf(offer, promos)) {
      bus.emit('cart/promo-requested', { code: offer.code });
      return 'applied';
    }
    return copy(offer.code).then(
      () => 'copied',
      () => 'shown',
    );
  };
}
