import { wordsInPageLanguage } from '../language/i18n';
import type { FactWords, Facts } from './files/index';
import type { ownPlaceholders } from './placeholders';

/** What words may name instead of saying it: {since} in a text stands for the fact of that name. */
export type Named = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;

/** A text with the facts that it names; what is no fact stays as it was written. */
export const fillText = (text: string, facts: Named): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );

/** Words of any shape with the facts that their texts name. */
export function fill<Words>(words: Words, facts: Named): Words {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, facts);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(words) as Words;
}

/** What `restaurant.json` holds with its words in another language. What these leave out stays as it is. */
export function inOtherWords(facts: Facts, words: FactWords): Facts {
  const {
    name = facts.name,
    tagline = facts.tagline,
    grievanceOfficer,
    grievanceDesignation,
  } = words;
  return {
    ...facts,
    name,
    tagline,
    address: { ...facts.address, ...words.address },
    grievanceOfficer: {
      ...facts.grievanceOfficer,
      name: grievanceOfficer ?? facts.grievanceOfficer.name,
      ...(grievanceDesignation !== undefined && { designation: grievanceDesignation }),
    },
  };
}

import file from '@burger/restaurant/restaurant.json' with { type: 'json' };

export interface Restaurant extends Facts {
  links: Facts['links'] & { map: string };
}

const facts = inOtherWords(file, wordsInPageLanguage('shared/restaurant'));
const { address, coordinates, name, since } = facts;

/** Who answers grievances, with the designation that the law wants to be told. */
export const officerInWords = ({ name, designation }: Facts['grievanceOfficer']): string =>
  designation === undefined ? name : `${name}, ${designation}`;

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

/** Who the restaurant is, in the page's language: `restaurant.json`, built into the site. */
export const restaurant: Restaurant = {
  ...facts,
  tagline: fillText(facts.tagline, ownFacts),
  links: {
    ...facts.links,
    map: `https://www.google.com/maps/search/?api=1&query=${coordinates.lat}%2C${coordinates.lng}`,
  },
};

/** Within how many days money goes back: as the restaurant promises, else as long as banks take. */
export const refundDays = (): number => restaurant.refundDays ?? 7;
