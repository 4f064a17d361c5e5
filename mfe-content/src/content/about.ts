import about from '@burger/restaurant/pages/about.json';
import { inPageLanguage } from '@burger/shared/language';
import { pageFacts } from '../model/page-facts';
import { useWords } from './use-words';

const words = inPageLanguage('mfe-content/about', about);

/** What the About page tells. */
export const useAboutText = () => useWords(words, pageFacts);
