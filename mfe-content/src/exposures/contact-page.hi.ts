import contact from '@burger/restaurant/hi/pages/contact.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/contact-text': contact };

({ texts }) satisfies SpokenTexts;
