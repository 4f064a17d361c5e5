import { wordsInPageLanguage } from '../i18n/i18n';
import type { FactWords, Facts } from './files/index';
import type { ownPlaceholders } from './placeholders';

/** Values of placeholders by name: {since} stands for `since`. */
export type Named = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;

/** Replaces placeholders in a text; leaves unknown ones unchanged. */
export const fillText = (text: string, facts: Named): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );

export function fill<Words>(words: Words, facts: Named): Words {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, facts);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(words) as Words;
}

/** Returns `restaurant.json` with translated texts; untranslated ones stay English. */
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

/** Returns the grievance officer's name and designation as text, as the law requires. */
export const officerInWords = ({ name, designation }: Facts['grievanceOfficer']): string =>
  designation === undefined ? name : `${name}, ${designation}`;

/** Year of prerendering, so that hydration in January renders what was prerendered in December. */
export const pageYear: number =
  (typeof document !== 'undefined' && Number(document.documentElement.dataset['year'])) ||
  new Date().getFullYear();

/** Returns the restaurant's age in full years; from 5 on, rounded down to a multiple of 5. */
export function yearsIn(year: number): string {
  const age = year - since;
  return `${age < 5 ? age : age - (age % 5)}`;
}

export const ownFacts: Readonly<Record<(typeof ownPlaceholders)[number], string>> = {
  name,
  area: address.locality,
  city: address.city,
  since: `${since}`,
  years: yearsIn(pageYear),
};

/** `restaurant.json` in the page's language, as built into the site. */
export const restaurant: Restaurant = {
  ...facts,
  tagline: fillText(facts.tagline, ownFacts),
  links: {
    ...facts.links,
    map: `https://www.google.com/maps/search/?api=1&query=${coordinates.lat}%2C${coordinates.lng}`,
  },
};

/** Returns the promised days until a refund, by default the 7 days that banks need. */
export const refundDays = (): number => restaurant.refundDays ?? 7;
