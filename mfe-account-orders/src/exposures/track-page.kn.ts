import type { SpokenTexts } from '@burger/shared/contracts';
import { followInKannada } from '../follow-messages.kn';
import { stripInKannada } from '../strip-messages.kn';

export const texts = {
  'mfe-account-orders/follow': followInKannada,
  'mfe-account-orders/strip': stripInKannada,
};

({ texts }) satisfies SpokenTexts;
