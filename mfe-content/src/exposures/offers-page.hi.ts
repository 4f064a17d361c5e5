import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi, stepsInHindi } from '../content/offers.hi';

export const texts = { 'mfe-content/offers': hindi, 'mfe-content/offer-steps': stepsInHindi };

({ texts }) satisfies SpokenTexts;
