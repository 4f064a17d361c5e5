import home from '@burger/restaurant/pages/home.json';
import { inPageLanguage } from '@burger/shared/language';
import { fill, ownFacts } from '@burger/shared/restaurant';

/** What the home page tells on its first screen, and what leads to the rest of it. It may name what needs no rules. */
export const homeText = fill(inPageLanguage('mfe-content/home-text', home), ownFacts);
