import type { SpokenTexts } from '@burger/shared/contracts';
import { stripInHindi } from '../strip-messages.hi';

export const texts = { 'mfe-account-orders/strip': stripInHindi };

({ texts }) satisfies SpokenTexts;
