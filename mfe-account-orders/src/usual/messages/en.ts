import { inPageLanguage } from '@burger/shared/i18n';

export const usualMessages = inPageLanguage('mfe-account-orders/usual', {
  title: 'Your usual',
  no: 'No',
  ordered: (moment: string) => `Ordered ${moment}`,
  add: (price: string) => `Add · ${price}`,
  missing: (count: number) => `${count} dishes are not available today.`,
  otherPrices: (count: number) => `${count} dishes cost something else now.`,
  added: 'It is in your cart.',
  none: 'What you order will be here, one tap away.',
} as const);
