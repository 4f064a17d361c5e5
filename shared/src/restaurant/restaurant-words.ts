import { inPageLanguage } from '../language/speech';
import type { Restaurant } from './restaurant-shape';

/** What the restaurant's file says in words, in another language. What is left out stays as the file has it. */
export interface RestaurantWords {
  name?: string;
  tagline?: string;
  address?: Partial<Restaurant['address']>;
  grievanceOfficer?: string;
  /** Descriptions by promo code. */
  promos?: Readonly<Record<string, string>>;
  /** Names of the areas by their names in the file. */
  areas?: Readonly<Record<string, string>>;
}

/** The restaurant with its words in the page's language. */
export function inWordsOfPage(file: Restaurant): Restaurant {
  const words: RestaurantWords = inPageLanguage<RestaurantWords>('shared/restaurant', {});
  const { delivery, grievanceOfficer } = file;
  return {
    ...file,
    name: words.name ?? file.name,
    tagline: words.tagline ?? file.tagline,
    address: { ...file.address, ...words.address },
    grievanceOfficer: {
      ...grievanceOfficer,
      name: words.grievanceOfficer ?? grievanceOfficer.name,
    },
    delivery: {
      ...delivery,
      areas: delivery.areas.map((area) => ({
        ...area,
        name: words.areas?.[area.name] ?? area.name,
      })),
    },
    promos: file.promos.map((promo) => ({
      ...promo,
      description: words.promos?.[promo.code] ?? promo.description,
    })),
  };
}
