export { addressIn, languageAt, languages, pathWithin, prefixOf, type Language } from './languages';
export {
  inPageLanguage,
  learnTexts,
  pageLanguage,
  pageLocale,
  wordsInPageLanguage,
} from './speech';
export type { Translation } from './translated';
