import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../content/about.kn';

export const texts = { 'mfe-content/about': kannada };

({ texts }) satisfies SpokenTexts;
