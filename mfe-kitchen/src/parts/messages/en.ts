import type { ClosingReason } from '@burger/shared/contracts';
import { inPageLanguage } from '@burger/shared/i18n';

export const reasonTexts = inPageLanguage('mfe-kitchen/reasons', {
  'item-unavailable': 'Something is sold out',
  'too-busy': 'Too busy',
  'customer-asked': 'The customer asked',
  'out-of-area': 'Too far away',
  'not-reachable': 'The customer cannot be reached',
  'nobody-opens': 'Nobody opens',
  'address-not-found': 'Cannot find the address',
  refused: 'The customer refuses it',
  'not-delivered': 'Not delivered',
} satisfies Readonly<Record<ClosingReason, string>>);
