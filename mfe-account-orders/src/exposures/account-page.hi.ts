import type { SpokenTexts } from '@burger/shared/contracts';
import { myDataInHindi } from '../account/messages.hi';

export const texts = { 'mfe-account-orders/my-data': myDataInHindi };

({ texts }) satisfies SpokenTexts;
