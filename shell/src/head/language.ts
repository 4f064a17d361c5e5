import { spoken } from '@burger/shared/language';
import { keptKeys } from '@burger/shared/storage';
import { followLanguage } from './follow-language';

const [english, ...others] = Object.keys(spoken);

followLanguage({
  key: keptKeys.language,
  others,
  isEnglish: document.documentElement.lang.startsWith(`${english}`),
});
