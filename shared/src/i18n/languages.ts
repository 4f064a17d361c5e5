import list from './languages.json' with { type: 'json' };
import named from '@burger/restaurant/languages.json' with { type: 'json' };

export type Language = keyof typeof list;

/** All supported languages by path prefix. English is the first and has no prefix. */
export const languages: Readonly<Record<Language, { tag: string; name: string }>> = list;

export const translations = (Object.keys(list) as Language[]).filter((one) => one !== 'en');

/** Languages of this restaurant, in its order. */
export const spoken: Readonly<Partial<typeof languages>> = Object.fromEntries(
  named.map((language) => [language, languages[language as Language]]),
);

/** Returns a language's English name, such as Kannada, for staff and owners. */
export const englishNameOf = (language: Language): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** Returns the path prefix of a language: none, `/kn` or `/hi`. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

// Browsers parse two leading slashes as another host, backslashes as slashes, and ignore tabs and line breaks.
const severalSlashes = /^[/\\\t\n\r]+/;

/** Returns the URL path of a page (`/menu`) in a language: `/kn/menu`. It cannot lead to another site. */
export const addressIn = (language: Language, path: string): string =>
  `${prefixOf(language)}${path.replace(severalSlashes, '/')}`.replace(/(.)\/$/, '$1');

export function languageAt(address: string): Language {
  const head = address.split('/', 2)[1] ?? '';
  return Object.hasOwn(spoken, head) ? (head as Language) : 'en';
}

/** Removes the language prefix from a URL path: `/kn/menu` becomes `/menu`. */
export const pathWithin = (address: string): string =>
  address.slice(prefixOf(languageAt(address)).length) || '/';
