import type { Promo } from '../contracts/rules';
import { inPageLanguage } from '../language/i18n';
import { foldCode } from '../text-search/text-search';
import type { Paise } from './money';

/** Why a promo code gives nothing, exactly as the specification words it. */
export const messages = inPageLanguage('shared/pricing', {
  blank: 'Please enter a promo code',
  unknown: 'Invalid promo code',
  minimum: (rupees: number) => `Minimum order of ₹${rupees} required for this promo`,
} as const);

/** Why a code gives nothing; `minOrder` is in rupees. */
export type PromoRefusal =
  | { reason: 'blank' }
  | { reason: 'unknown' }
  | { reason: 'minimum'; minOrder: number };

/** What a promo takes off, in paise, never more than the subtotal. Percentages are rounded half up to a paisa. */
export function promoDiscount(promo: Promo, subtotal: Paise): Paise {
  const off =
    promo.type === 'percentage'
      ? Math.floor((subtotal * promo.discount + 50) / 100)
      : promo.discount * 100;
  return Math.min(off, subtotal);
}

/** The promo that a typed code stands for, or why it cannot be used on this subtotal (spec.md §5). */
export function findPromo(
  typed: string,
  subtotal: Paise,
  promos: readonly Promo[],
): Promo | PromoRefusal {
  const code = foldCode(typed);
  if (code === '') return { reason: 'blank' };
  const promo = promos.find((candidate) => candidate.code === code);
  if (!promo) return { reason: 'unknown' };
  if (subtotal < promo.minOrder * 100) return { reason: 'minimum', minOrder: promo.minOrder };
  return promo;
}

/** Tells a refusal from a promo. */
export const isRefused = (found: Promo | PromoRefusal): found is PromoRefusal => 'reason' in found;

/** The text for a refusal. */
export function promoRefusalText(refusal: PromoRefusal): string {
  switch (refusal.reason) {
    case 'blank':
      return messages.blank;
    case 'unknown':
      return messages.unknown;
    case 'minimum':
      return messages.minimum(refusal.minOrder);
  }
}
