import home from '@burger/restaurant/pages/home.json';
import { inPageLanguage } from '@burger/shared/language';
import { ownFacts } from '@burger/shared/restaurant';
import { useWords } from '../parts/use-text';

const words = inPageLanguage('mfe-content/home-text', home);

/** What the home page tells on its first screen, and what leads to the rest of it. It may name what needs no rules. */
export const useHomeText = () => useWords(words, ownFacts);
