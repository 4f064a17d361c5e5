import { languages, type Language } from './languages';

/** The type of a translation of texts: the same structure, with any strings. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a translation over the English texts. Texts that it lacks, as after an update, stay English. */
export function translated<Texts>(english: Texts, other: unknown): Translation<Texts> {
  if (!isTable(english) || !isTable(other)) return (other ?? english) as Translation<Texts>;
  const entries = Object.keys({ ...english, ...other }).map((key) => [
    key,
    translated(english[key], other[key]),
  ]);
  return Object.fromEntries(entries) as Translation<Texts>;
}

/** Returns the texts in a language: its translation in `others`, completed by the English texts. */
export const textsIn = <Texts>(
  language: Language,
  english: Texts,
  others: Readonly<Partial<Record<Language, object>>>,
): Translation<Texts> => translated(english, others[language]);

interface I18n {
  language: Language;
  texts: Record<string, unknown>;
}

const named = Object.keys(languages) as Language[];

/** Reads the language of the page from `lang`. Prerendering has no DOM, so it sets the language first. */
const languageOfPage = (): Language =>
  named.find(
    (name) =>
      typeof document !== 'undefined' && document.documentElement.lang === languages[name].tag,
  ) ?? 'en';

// Every package bundles its own copy of this module, so the copies share the texts in a global object.
const place = globalThis as { [key: symbol]: I18n | undefined };
const i18n = (place[Symbol.for('burger.speech@1')] ??= { language: languageOfPage(), texts: {} });

export const pageLanguage = i18n.language;

/** The page's locale for `Intl`, with Latin digits, because prices have them. */
export const pageLocale: string =
  pageLanguage === 'en' ? 'en-IN' : `${languages[pageLanguage].tag}-u-nu-latn`;

/** Registers texts of the page's language. Must run before the modules that use them. */
export function addTexts(texts: Readonly<Record<string, object>>): void {
  Object.assign(i18n.texts, texts);
}

/** Returns the texts with this name in the page's language. Missing ones stay English. */
export const inPageLanguage = <Texts>(name: string, english: Texts): Translation<Texts> =>
  translated(english, i18n.texts[name]);

/** Returns words of the page's language by key, if the base texts are not only English. Empty in English. */
export const wordsInPageLanguage = <Words>(
  name: string,
): Readonly<Partial<Record<string, Words>>> =>
  (i18n.texts[name] ?? {}) as Readonly<Partial<Record<string, Words>>>;
