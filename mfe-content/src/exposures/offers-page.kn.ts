import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada, stepsInKannada } from '../content/offers.kn';

export const texts = { 'mfe-content/offers': kannada, 'mfe-content/offer-steps': stepsInKannada };

({ texts }) satisfies SpokenTexts;
