import type { Promo } from '../contracts/rules';
import type { Paise } from './money';
import { findPromo, isRefused, promoDiscount } from './bill';

export interface PromoHint {
  code: string;
  /** Amount in paise to add before the promo code applies; 0 if it applies already. */
  missing: Paise;
  /** Discount at that subtotal, in paise. With a percentage code it grows with the subtotal. */
  saves: Paise;
}

/** Compares by the amount left to pay, including the amount to add. */
const isBetter = (one: PromoHint, other: PromoHint | null): boolean => {
  if (!other) return true;
  const gain = one.saves - one.missing;
  const otherGain = other.saves - other.missing;
  return gain === otherGain ? one.missing < other.missing : gain > otherGain;
};

/**
 * Returns the promo code for everyone that leaves the least to pay at this subtotal (paise). Null if the
 * applied code is as good, or if adding the missing amount costs more than it saves. Never suggests codes
 * whose conditions cannot be checked here.
 */
export function promoHint(
  subtotal: Paise,
  used: string | null,
  promos: readonly Promo[],
): PromoHint | null {
  if (subtotal === 0) return null;
  const inUse = findPromo(used ?? '', subtotal, promos);
  const saved = isRefused(inUse) ? 0 : promoDiscount(inUse, subtotal);
  let best: PromoHint | null = null;
  for (const promo of promos) {
    const missing = Math.max(0, promo.minOrder * 100 - subtotal);
    const saves = promoDiscount(promo, subtotal + missing);
    const hint = { code: promo.code, missing, saves };
    if (promo.forEveryone && saves - missing > saved && isBetter(hint, best)) best = hint;
  }
  return best;
}
