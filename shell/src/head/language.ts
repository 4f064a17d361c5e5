import { spoken } from '@burger/shared/language';
import { storageKeys } from '@burger/shared/storage';
import { followLanguage } from './follow-language';

const [english, ...others] = Object.keys(spoken);

followLanguage({
  key: storageKeys.language,
  others,
  isEnglish: document.documentElement.lang.startsWith(`${english}`),
});
