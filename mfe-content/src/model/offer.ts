import type { Promo } from '@burger/shared/restaurant';
import { offerMessages } from '../messages';

export const offerCategories = [
  'Everyday',
  'Students',
  'Family & Groups',
  'Celebrations',
  'At the Counter',
] as const;

export type OfferCategory = (typeof offerCategories)[number];
export type OfferFilter = OfferCategory | 'All';

export interface Offer {
  id: string;
  title: string;
  description: string;
  /** What it takes off, where no promo code says so. */
  discount?: string;
  code: string;
  /** Slug of the picture. */
  image: string;
  imageAlt: string;
  validUntil: string;
  category: OfferCategory;
  terms: readonly string[];
  featured: boolean;
  popular: boolean;
}

/** The promo of the restaurant's table that an offer's code stands for, if any. */
export const promoOf = (offer: Pick<Offer, 'code'>, promos: readonly Promo[]): Promo | undefined =>
  promos.find((promo) => promo.code === offer.code);

/** What an offer takes off, e.g. 25% OFF or ₹100 OFF: from the promo table, so that the page never promises another. */
export function discountText(offer: Offer, promo: Promo | undefined): string {
  if (!promo) return offer.discount ?? '';
  const amount = promo.type === 'percentage' ? `${promo.discount}%` : `₹${promo.discount}`;
  return offerMessages.off(amount);
}

/** The offers of a category; the featured ones stand apart, and only under All. */
export function findOffers(
  offers: readonly Offer[],
  category: OfferFilter,
): { featured: readonly Offer[]; others: readonly Offer[] } {
  if (category !== 'All') {
    return { featured: [], others: offers.filter((offer) => offer.category === category) };
  }
  return {
    featured: offers.filter((offer) => offer.featured),
    others: offers.filter((offer) => !offer.featured),
  };
}
