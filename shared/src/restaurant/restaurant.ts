import file from '@burger/restaurant/restaurant.json' with { type: 'json' };
import { wordsInPageLanguage } from '../language/i18n';
import { fillText } from './fill';
import type { Facts } from './files';
import type { ownPlaceholders } from './placeholders';
import { inOtherWords } from './restaurant-words';

export interface Restaurant extends Facts {
  links: Facts['links'] & { map: string };
}

const facts = inOtherWords(file, wordsInPageLanguage('shared/restaurant'));
const { address, coordinates, name, since } = facts;

/** The year of the page: a page of December says in January what it said, until it is rendered again. */
export const pageYear: number =
  (typeof document !== 'undefined' && Number(document.documentElement.dataset['year'])) ||
  new Date().getFullYear();

/** For how long it has been there at least in a year: a round number. */
export function yearsIn(year: number): string {
  const age = year - since;
  return `${age < 5 ? age : age - (age % 5)}`;
}

/** What words may name of who the restaurant is. */
export const ownFacts: Readonly<Record<(typeof ownPlaceholders)[number], string>> = {
  name,
  area: address.locality,
  city: address.city,
  since: `${since}`,
  years: yearsIn(pageYear),
};

/**
 * Who the restaurant is, in the page's language: the file `restaurant.json` of the folder `restaurant/`, built into the
 * site. Its menu and its rules are published.
 */
export const restaurant: Restaurant = {
  ...facts,
  tagline: fillText(facts.tagline, ownFacts),
  links: {
    ...facts.links,
    map: `https://www.google.com/maps/search/?api=1&query=${coordinates.lat}%2C${coordinates.lng}`,
  },
};
