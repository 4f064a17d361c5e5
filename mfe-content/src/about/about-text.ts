import about from '@burger/restaurant/pages/about.json';
import { inPageLanguage } from '@burger/shared/language';
import { pageFacts } from '../parts/page-facts';
import { useWords } from '../parts/use-text';

const words = inPageLanguage('mfe-content/about', about);

/** What the About page tells. */
export const useAboutText = () => useWords(words, pageFacts);
