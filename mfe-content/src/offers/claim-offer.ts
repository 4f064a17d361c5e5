import type { ShopBus } from '@burger/shared/bus';
import type { Promo } from '@burger/shared/contracts';
import { promoOf, type Offer } from './offers';

/** applied: the cart was asked to use the code. copied: it is on the clipboard. shown: the clipboard refused. */
export type Claimed = 'applied' | 'copied' | 'shown';

export type ClaimOffer = (offer: Pick<Offer, 'code'>) => Promise<Claimed>;

/** Applies an offer whose code is a promo to the cart; copies any other code. `promos` is the table until the shop tells one. */
export function createClaimOffer(
  bus: Pick<ShopBus, 'emit' | 'latest'>,
  copy: (text: string) => Promise<void>,
  promos: readonly Promo[],
): ClaimOffer {
  return async (offer) => {
    const table = bus.latest('shop/changed')?.rules.promos ?? promos;
    if (promoOf(offer, table)) {
      bus.emit('cart/promo-requested', { code: offer.code });
      return 'applied';
    }
    return copy(offer.code).then(
      () => 'copied',
      () => 'shown',
    );
  };
}
