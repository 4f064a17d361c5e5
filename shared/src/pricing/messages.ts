import { inPageLanguage } from '../language/i18n';

/** Why a promo code gives nothing, exactly as the specification words it. */
export const messages = inPageLanguage('shared/pricing', {
  blank: 'Please enter a promo code',
  unknown: 'Invalid promo code',
  minimum: (rupees: number) => `Minimum order of ₹${rupees} required for this promo`,
} as const);
