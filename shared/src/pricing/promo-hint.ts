import type { Promo } from '../contracts/rules';
import type { Paise } from './money';
import { findPromo, isRefused, promoDiscount } from './bill';

export interface PromoHint {
  code: string;
  /** What has to be added before it applies, in paise; 0 where it applies already. */
  missing: Paise;
  /** What it then takes off, in paise; a percentage takes more off where more is added. */
  saves: Paise;
}

/** Leaves the customer with less to pay than anything else, though what is missing is paid too. */
const isBetter = (one: PromoHint, other: PromoHint | null): boolean => {
  if (!other) return true;
  const gain = one.saves - one.missing;
  const otherGain = other.saves - other.missing;
  return gain === otherGain ? one.missing < other.missing : gain > otherGain;
};

/**
 * The code for everyone under which this subtotal (in paise) leaves least to pay; null where the code that is in use is
 * as good, or where adding what is missing would cost more than it saves. Codes that ask for something that nobody can
 * check are never suggested.
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
