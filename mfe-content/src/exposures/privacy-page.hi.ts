import type { SpokenTexts } from '@burger/shared/contracts';
import { privacyInHindi } from '../privacy/messages.hi';

export const texts = { 'mfe-content/privacy': privacyInHindi };

({ texts }) satisfies SpokenTexts;
