import orders from '@burger/restaurant/kn/pages/orders.json';
import type { SpokenTexts } from '@burger/shared/contracts';
import { closedInKannada } from '../closed-messages.kn';
import { followInKannada } from '../follow-messages.kn';
import { stripInKannada } from '../strip-messages.kn';

export const texts = {
  'mfe-account-orders/orders-text': orders,
  'mfe-account-orders/closed': closedInKannada,
  'mfe-account-orders/follow': followInKannada,
  'mfe-account-orders/strip': stripInKannada,
};

({ texts }) satisfies SpokenTexts;
