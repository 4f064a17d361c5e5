import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada, usualInKannada } from '../messages.kn';

export const texts = { 'mfe-account-orders': kannada, 'mfe-account-orders/usual': usualInKannada };

({ texts }) satisfies SpokenTexts;
