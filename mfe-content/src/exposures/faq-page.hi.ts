import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../content/questions.hi';

export const texts = { 'mfe-content/questions': hindi };

({ texts }) satisfies SpokenTexts;
