import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../messages.hi';

export const texts = { 'mfe-cart-checkout': hindi };

({ texts }) satisfies SpokenTexts;
