import contact from '@burger/restaurant/pages/contact.json';
import { inPageLanguage } from '@burger/shared/language';
import { fill } from '@burger/shared/restaurant';
import { pageFacts } from '../parts/page-facts';

/** What the contact page tells beside its form. */
export const contactText = fill(inPageLanguage('mfe-content/contact-text', contact), pageFacts);
