import type { IncludedTax } from '../contracts/dish';
import type { DeliveryRules, GstRules, Promo, Rules } from '../contracts/rules';
import type { Paise } from './money';
import { promoDiscount } from './promo';

export interface PricedLine {
  /** Paise for one. */
  price: Paise;
  quantity: number;
  /** Of sealed goods: their price is the MRP, to which nothing is added. */
  priceIncludesTax?: IncludedTax | undefined;
}

/** All amounts in paise; the lines always add up to `total`. */
export interface Bill {
  subtotal: Paise;
  discount: Paise;
  delivery: Paise;
  /** What is added; what lies in the prices of sealed goods, `goodsTaxes` tells. */
  cgst: Paise;
  sgst: Paise;
  /** Up to the rupee, or negative down to it. */
  roundOff: Paise;
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

/**
 * The value of the restaurant's service in paise, to which tax is added: what is cooked, with its share of the discount
 * by value, and the delivery. Sealed goods are the rest of the bill.
 */
export function serviceValue(
  lines: readonly PricedLine[],
  { discount, delivery }: Pick<Bill, 'discount' | 'delivery'>,
): Paise {
  const food = subtotalOf(lines.filter((line) => !line.priceIncludesTax));
  // Without a discount there may be nothing to divide by.
  const share = discount && Math.round((discount * food) / subtotalOf(lines));
  return food - share + delivery;
}

/** A tax in paise on a base in paise, rounded half up; the rate is in basis points. */
const tax = (base: Paise, basisPoints: number): Paise =>
  Math.floor((base * basisPoints + 5000) / 10_000);

export interface BillRules {
  delivery: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>;
  gst: Pick<GstRules, 'scheme' | 'cgst' | 'sgst'>;
  rounding?: Rules['rounding'];
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
  const taxed = rules.gst.scheme === 'regular' ? serviceValue(lines, { discount, delivery }) : 0;
  const cgst = tax(taxed, rules.gst.cgst);
  const sgst = tax(taxed, rules.gst.sgst);
  const sum = subtotal - discount + delivery + cgst + sgst;
  const total = rules.rounding === 'rupee' ? Math.round(sum / 100) * 100 : sum;
  return { subtotal, discount, delivery, cgst, sgst, roundOff: total - sum, total };
}
