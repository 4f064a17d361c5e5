import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../content/questions.kn';

export const texts = { 'mfe-content/questions': kannada };

({ texts }) satisfies SpokenTexts;
