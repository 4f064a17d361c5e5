import type { SpokenTexts } from '@burger/shared/contracts';
import { closedInHindi } from '../closed-messages.hi';
import { followInHindi } from '../follow-messages.hi';
import { stripInHindi } from '../strip-messages.hi';

export const texts = {
  'mfe-account-orders/closed': closedInHindi,
  'mfe-account-orders/follow': followInHindi,
  'mfe-account-orders/strip': stripInHindi,
};

({ texts }) satisfies SpokenTexts;
