import home from '@burger/restaurant/kn/pages/home.json';
import reasons from '@burger/restaurant/kn/pages/reasons.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/home-text': home, 'mfe-content/reasons': reasons };

({ texts }) satisfies SpokenTexts;
