import { inPageLanguage } from '@burger/shared/i18n';
import type { ClosingReason } from '@burger/shared/contracts';

/** Reasons for cancelling or not delivering. */
export const closedMessages = inPageLanguage('mfe-account-orders/closed', {
  reasons: {
    'item-unavailable': 'Something in the order has run out.',
    'too-busy': 'The kitchen was too busy.',
    'customer-asked': 'It was cancelled on request.',
    'out-of-area': 'The address is too far for us.',
    'not-reachable': 'We could not reach anybody by phone.',
    'nobody-opens': 'Nobody opened the door for our rider.',
    'address-not-found': 'Our rider could not find the address.',
    refused: 'The order was not accepted at the door.',
    'not-delivered': 'Our rider could not hand it over.',
  } satisfies Record<ClosingReason, string>,
  reason: (written: string) => `Reason: ${written}`,
  unsaid: 'Please call us to hear why.',
} as const);
