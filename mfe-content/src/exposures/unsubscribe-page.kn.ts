import type { SpokenTexts } from '@burger/shared/contracts';
import { unsubscribeInKannada } from '../unsubscribe/messages.kn';

export const texts = { 'mfe-content/unsubscribe': unsubscribeInKannada };

({ texts }) satisfies SpokenTexts;
