import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../content/posts.kn';

export const texts = { 'mfe-content/posts': kannada };

({ texts }) satisfies SpokenTexts;
