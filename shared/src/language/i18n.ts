import { languages, type Language } from './languages';

/** Texts of the same shape in another language. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts in another language; where that has none, as when it was written for an older version, the English stands. */
export function translated<Texts>(english: Texts, other: unknown): Translation<Texts> {
  if (!isTable(english) || !isTable(other)) return (other ?? english) as Translation<Texts>;
  const entries = Object.keys({ ...english, ...other }).map((key) => [
    key,
    translated(english[key], other[key]),
  ]);
  return Object.fromEntries(entries) as Translation<Texts>;
}

/** Texts in a language, of those of `others`, which may hold a part of them; what it has no words for stays English. */
export const textsIn = <Texts>(
  language: Language,
  english: Texts,
  others: Readonly<Partial<Record<Language, object>>>,
): Translation<Texts> => translated(english, others[language]);

/** What this page speaks: its language, and the texts of that language by the name that their owner gave them. */
interface I18n {
  language: Language;
  texts: Record<string, unknown>;
}

const named = Object.keys(languages) as Language[];

/** The page says it in its `lang`; where there is no page, whoever renders one has said it before. */
const languageOfPage = (): Language =>
  named.find(
    (name) =>
      typeof document !== 'undefined' && document.documentElement.lang === languages[name].tag,
  ) ?? 'en';

// Every package carries a copy of this module; on the global object they all find the same texts.
const place = globalThis as { [key: symbol]: I18n | undefined };
const i18n = (place[Symbol.for('burger.speech@1')] ??= { language: languageOfPage(), texts: {} });

export const pageLanguage = i18n.language;

/** The language of this page for `Intl`; digits stay those that prices are written in. */
export const pageLocale: string =
  pageLanguage === 'en' ? 'en-IN' : `${languages[pageLanguage].tag}-u-nu-latn`;

/** Texts of the page's language by name. They have to be there before the modules that read them run. */
export function addTexts(texts: Readonly<Record<string, object>>): void {
  Object.assign(i18n.texts, texts);
}

/** The texts of this name in the page's language; what it has no words for stays English. */
export const inPageLanguage = <Texts>(name: string, english: Texts): Translation<Texts> =>
  translated(english, i18n.texts[name]);

/** Words of the page's language by a key of their owner, for what has a language of its own already. None in English. */
export const wordsInPageLanguage = <Words>(
  name: string,
): Readonly<Partial<Record<string, Words>>> =>
  (i18n.texts[name] ?? {}) as Readonly<Partial<Record<string, Words>>>;
