import file from '@burger/restaurant/pages/offers.json';
import { wordsInPageLanguage } from '@burger/shared/language';
import { fill } from '@burger/shared/restaurant';
import type { Offer } from './offers';
import { pageFacts } from '../parts/page-facts';
import type { OffersWords } from '@burger/shared/restaurant-files';

const words: Partial<OffersWords> = wordsInPageLanguage('mfe-content/offers');

/** The offers in the page's language. */
export const offers: readonly Offer[] = fill(
  file.offers.map((offer) => ({ ...offer, ...words.offers?.[offer.id] })),
  pageFacts,
);

/** How an offer is used, in order. */
export const offerSteps = fill(words.steps ?? file.steps, pageFacts);
