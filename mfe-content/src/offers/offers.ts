import type { Promo } from '@burger/shared/contracts';
import type { Offers } from '@burger/shared/restaurant-files';
import { offerMessages } from './messages';

/** What a code takes off and its minimum come from the promo table; `discount` says it where no promo does. */
export type Offer = Offers['offers'][number];

/** The promo of the table that an offer's code stands for, if any. */
export const promoOf = (offer: Pick<Offer, 'code'>, promos: readonly Promo[]): Promo | undefined =>
  promos.find((promo) => promo.code === offer.code);

/** The offers that hold: one whose code is not in the table (any more) holds only if it says itself what it takes off. */
export const offersThatHold = (
  offers: readonly Offer[],
  promos: readonly Promo[],
): readonly Offer[] =>
  offers.filter((offer) => offer.discount !== undefined || promoOf(offer, promos));

/** What an offer takes off, e.g. 25% OFF or ₹100 OFF: from the promo table, so that the page never promises another. */
export function discountText(offer: Offer, promo: Promo | undefined): string {
  if (!promo) return offer.discount ?? '';
  const amount = promo.type === 'percentage' ? `${promo.discount}%` : `₹${promo.discount}`;
  return offerMessages.off(amount);
}

/** The offers of a category; the featured ones stand apart, and only under All. */
export function findOffers(
  offers: readonly Offer[],
  category: string,
): { featured: readonly Offer[]; others: readonly Offer[] } {
  if (category !== 'All') {
    return { featured: [], others: offers.filter((offer) => offer.category === category) };
  }
  return {
    featured: offers.filter((offer) => offer.featured),
    others: offers.filter((offer) => !offer.featured),
  };
}
