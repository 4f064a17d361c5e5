import type { DeliveryRules, GstRules, Promo } from '../contracts/rules';
import type { Paise } from './money';
import { promoDiscount } from './promo';

export interface PricedLine {
  /** Paise for one. */
  price: Paise;
  quantity: number;
}

/** All amounts in paise; the lines always add up to `total`. */
export interface Bill {
  subtotal: Paise;
  discount: Paise;
  delivery: Paise;
  cgst: Paise;
  sgst: Paise;
  total: Paise;
}

/** Sum of price times quantity, in paise. */
export const subtotalOf = (lines: readonly PricedLine[]): Paise =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

// What is 3.1 − 1.1 km is 2000 m, but a hair more than 2 km to a computer.
const metresOf = (km: number): number => Math.round(km * 1000);

/** Delivery charge in paise for a distance in kilometres: free up to the limit, then per started kilometre. */
export function deliveryCharge(
  km: number,
  rules: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>,
): Paise {
  const charged = Math.max(0, metresOf(km) - metresOf(rules.freeUpToKm));
  return Math.ceil(charged / 1000) * rules.rupeesPerKm * 100;
}

/** A tax in paise on a base in paise, rounded half up; the rate is in basis points. */
const tax = (base: Paise, basisPoints: number): Paise =>
  Math.floor((base * basisPoints + 5000) / 10_000);

export interface BillRules {
  delivery: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>;
  gst: Pick<GstRules, 'scheme' | 'cgst' | 'sgst'>;
}

/**
 * The bill for priced lines. `km` is null while the distance is not known: delivery then counts as 0.
 * Only a restaurant under the regular GST scheme may collect tax.
 */
export function makeBill(
  lines: readonly PricedLine[],
  promo: Promo | null,
  km: number | null,
  rules: BillRules,
): Bill {
  const subtotal = subtotalOf(lines);
  const discount = promo ? promoDiscount(promo, subtotal) : 0;
  const delivery = km === null ? 0 : deliveryCharge(km, rules.delivery);
  const base = subtotal - discount + delivery;
  const taxed = rules.gst.scheme === 'regular';
  const cgst = taxed ? tax(base, rules.gst.cgst) : 0;
  const sgst = taxed ? tax(base, rules.gst.sgst) : 0;
  return { subtotal, discount, delivery, cgst, sgst, total: base + cgst + sgst };
}
