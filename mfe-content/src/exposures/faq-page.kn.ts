import questions from '@burger/restaurant/kn/pages/questions.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/questions': questions };

({ texts }) satisfies SpokenTexts;
