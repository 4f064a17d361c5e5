import file from '@burger/restaurant/pages/offers.json';
import type { ShopBus } from '@burger/shared/bus';
import type { Promo } from '@burger/shared/contracts';
import { wordsInPageLanguage } from '@burger/shared/i18n';
import { pageRules } from '@burger/shared/shop/page';
import { fill } from '@burger/shared/restaurant';
import type { Offers, OffersWords } from '@burger/shared/restaurant/files';
import { pageFacts } from '../parts/page-facts';
import { offerMessages } from './messages/en';

const texts: Partial<OffersWords> = wordsInPageLanguage('mfe-content/offers');

export const offers: readonly Offer[] = fill(
  file.offers.map((offer) => ({ ...offer, ...texts.offers?.[offer.id] })),
  pageFacts,
);

export const offerSteps = fill(texts.steps ?? file.steps, pageFacts);

/**
 * An offer. Discount and minimum order come from the promo rules; `discount` is for offers without a promo
 * code.
 */
export type Offer = Offers['offers'][number];

export const promoOf = (offer: Pick<Offer, 'code'>, promos: readonly Promo[]): Promo | undefined =>
  promos.find((promo) => promo.code === offer.code);

/** Returns the valid offers: those with a current promo code or a `discount` text. */
export const offersThatHold = (
  offers: readonly Offer[],
  promos: readonly Promo[],
): readonly Offer[] =>
  offers.filter((offer) => offer.discount !== undefined || promoOf(offer, promos));

/** Returns where the offers can be used: in the cart, at the counter, both, or neither. */
export function ways(
  valid: readonly Offer[],
  promos: readonly Promo[],
): keyof typeof offerMessages.lead {
  const inCart = valid.filter((offer) => promoOf(offer, promos)).length;
  const atCounter = valid.length - inCart;
  return inCart && atCounter ? 'both' : inCart ? 'cart' : atCounter ? 'counter' : 'none';
}

/** Returns the discount as text (25% OFF, ₹100 OFF), from the promo rules: the page cannot promise another. */
export function discountText(offer: Offer, promo: Promo | undefined): string {
  if (!promo) return offer.discount ?? '';
  const amount = promo.type === 'percentage' ? `${promo.discount}%` : `₹${promo.discount}`;
  return offerMessages.off(amount);
}

/**
 * Result of claiming an offer. applied: sent to the cart. copied: on the clipboard. shown: the clipboard
 * refused.
 */
export type Claimed = 'applied' | 'copied' | 'shown';

export type ClaimOffer = (offer: Pick<Offer, 'code'>) => Promise<Claimed>;

export const createClaimOffer =
  (bus: Pick<ShopBus, 'emit' | 'latest'>, copy: (text: string) => Promise<void>): ClaimOffer =>
  async (offer) => {
    const { promos } = bus.latest('shop/changed')?.rules ?? pageRules;
    if (promoOf(offer, promos)) {
      bus.emit('cart/promo-requested', { code: offer.code });
      return 'applied';
    }
    return copy(offer.code).then(
      () => 'copied',
      () => 'shown',
    );
  };
