import reasons from '@burger/restaurant/pages/reasons.json';
import { inPageLanguage } from '@burger/shared/language';
import { fill } from '@burger/shared/restaurant';
import { pageFacts } from '../parts/page-facts';

/** Why people come back. */
export const reasonsText = fill(inPageLanguage('mfe-content/reasons', reasons), pageFacts);
