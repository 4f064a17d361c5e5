export {
  addressIn,
  languageAt,
  languages,
  pathWithin,
  prefixOf,
  spoken,
  type Language,
} from './languages';
export { addTexts, inPageLanguage, pageLanguage, pageLocale, wordsInPageLanguage } from './i18n';
export { isolated } from './isolated';
