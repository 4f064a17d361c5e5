export {
  addressIn,
  englishNameOf,
  languageAt,
  languages,
  pathWithin,
  prefixOf,
  spoken,
  translations,
  type Language,
} from './languages';
export {
  addTexts,
  inPageLanguage,
  pageLanguage,
  pageLocale,
  textsIn,
  wordsInPageLanguage,
} from './i18n';
export { isolated } from './isolated';
