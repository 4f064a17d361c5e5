/** The languages of the site by the first part of their addresses; English, the first, has none. */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  kn: { tag: 'kn-IN', name: 'ಕನ್ನಡ' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
} as const;

export type Language = keyof typeof languages;

/** What comes before every path of a language: nothing, `/kn` or `/hi`. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The address of a path (`/menu`) in a language: `/kn/menu`. */
export const addressIn = (language: Language, path: string): string =>
  `${prefixOf(language)}${path}`.replace(/(.)\/$/, '$1');

/** The language that an address on the site is in. */
export function languageAt(address: string): Language {
  const head = address.split('/', 2)[1] ?? '';
  return Object.hasOwn(languages, head) ? (head as Language) : 'en';
}

/** The path of an address on the site without the language before it: `/kn/menu` is `/menu`. */
export const pathWithin = (address: string): string =>
  address.slice(prefixOf(languageAt(address)).length) || '/';
