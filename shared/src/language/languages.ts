import list from './languages.json' with { type: 'json' };
import named from '@burger/restaurant/languages.json' with { type: 'json' };

export type Language = keyof typeof list;

/** The languages that a site can speak, by the first part of their addresses; English, the first, has none. */
export const languages: Readonly<Record<Language, { tag: string; name: string }>> = list;

/** All of them but English. */
export const translations = (Object.keys(list) as Language[]).filter((one) => one !== 'en');

/** Those that this site speaks, in the order that the restaurant gave them. */
export const spoken: Readonly<Partial<typeof languages>> = Object.fromEntries(
  named.map((language) => [language, languages[language as Language]]),
);

/** What a language is called in English, for staff and for whoever sets up a restaurant: Kannada. */
export const englishNameOf = (language: Language): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** What comes before every path of a language: nothing, `/kn` or `/hi`. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

// Browsers read two slashes at the front as another host, backslashes as slashes, and tabs and line ends as nothing.
const severalSlashes = /^[/\\\t\n\r]+/;

/** The address of a path (`/menu`) in a language: `/kn/menu`. It never leads off the site. */
export const addressIn = (language: Language, path: string): string =>
  `${prefixOf(language)}${path.replace(severalSlashes, '/')}`.replace(/(.)\/$/, '$1');

/** The language that an address on the site is in. */
export function languageAt(address: string): Language {
  const head = address.split('/', 2)[1] ?? '';
  return Object.hasOwn(spoken, head) ? (head as Language) : 'en';
}

/** The path of an address on the site without the language before it: `/kn/menu` is `/menu`. */
export const pathWithin = (address: string): string =>
  address.slice(prefixOf(languageAt(address)).length) || '/';
