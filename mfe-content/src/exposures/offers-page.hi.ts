import offers from '@burger/restaurant/hi/pages/offers.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/offers': offers };

({ texts }) satisfies SpokenTexts;
