import type { SpokenTexts } from '@burger/shared/contracts';
import { unsubscribeInHindi } from '../unsubscribe/messages.hi';

export const texts = { 'mfe-content/unsubscribe': unsubscribeInHindi };

({ texts }) satisfies SpokenTexts;
