import about from '@burger/restaurant/pages/about.json';
import { inPageLanguage } from '@burger/shared/language';
import { fill } from '@burger/shared/restaurant';
import { pageFacts } from '../model/page-facts';
import { pointsOf } from '../model/points';

/** What the About page tells. */
export const aboutText = fill(inPageLanguage('mfe-content/about', about), pageFacts);

/** What we are good at, each with the name of its icon. */
export const strengths = pointsOf(aboutText.strengths);
