import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../messages.hi';

export const texts = { 'mfe-account-orders': hindi };

({ texts }) satisfies SpokenTexts;
