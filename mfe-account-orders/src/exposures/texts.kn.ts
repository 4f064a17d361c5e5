import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../messages.kn';

export const texts = { 'mfe-account-orders': kannada };

({ texts }) satisfies SpokenTexts;
