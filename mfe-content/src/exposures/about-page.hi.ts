import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../content/about.hi';

export const texts = { 'mfe-content/about': hindi };

({ texts }) satisfies SpokenTexts;
