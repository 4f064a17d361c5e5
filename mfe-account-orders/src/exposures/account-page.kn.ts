import type { SpokenTexts } from '@burger/shared/contracts';
import { myDataInKannada } from '../account/messages.kn';

export const texts = { 'mfe-account-orders/my-data': myDataInKannada };

({ texts }) satisfies SpokenTexts;
