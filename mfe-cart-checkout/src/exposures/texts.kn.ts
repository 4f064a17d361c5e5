import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../messages.kn';

export const texts = { 'mfe-cart-checkout': kannada };

({ texts }) satisfies SpokenTexts;
