import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../content/posts.hi';

export const texts = { 'mfe-content/posts': hindi };

({ texts }) satisfies SpokenTexts;
