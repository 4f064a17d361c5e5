import spoken from '@burger/restaurant/languages.json';
import { storageKeys } from '@burger/shared/platform/storage';
import { followLanguage } from './follow-language';

const [english, ...others] = spoken;

followLanguage({
  key: storageKeys.language,
  others,
  isEnglish: document.documentElement.lang.startsWith(`${english}`),
});
