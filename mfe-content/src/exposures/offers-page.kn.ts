import offers from '@burger/restaurant/kn/pages/offers.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/offers': offers };

({ texts }) satisfies SpokenTexts;
