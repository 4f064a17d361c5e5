import type { SpokenTexts } from '@burger/shared/contracts';
import { privacyInKannada } from '../privacy/messages.kn';

export const texts = { 'mfe-content/privacy': privacyInKannada };

({ texts }) satisfies SpokenTexts;
