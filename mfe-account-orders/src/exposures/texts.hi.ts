import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi, usualInHindi } from '../messages.hi';

export const texts = { 'mfe-account-orders': hindi, 'mfe-account-orders/usual': usualInHindi };

({ texts }) satisfies SpokenTexts;
