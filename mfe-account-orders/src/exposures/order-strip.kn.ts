import type { SpokenTexts } from '@burger/shared/contracts';
import { stripInKannada } from '../strip-messages.kn';

export const texts = { 'mfe-account-orders/strip': stripInKannada };

({ texts }) satisfies SpokenTexts;
