import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../messages.hi';

export const texts = { 'mfe-menu': hindi };

({ texts }) satisfies SpokenTexts;
