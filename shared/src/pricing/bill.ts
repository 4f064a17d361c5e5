import { sumOfParts, type BillPart, type BillPartWith } from '../contracts/bill-parts';
import type { IncludedTax } from '../contracts/shop';
import type { Coordinates } from '../contracts/location';
import type { DeliveryRules, GstRules, Promo, Rules } from '../contracts/rules';
import { inPageLanguage } from '../i18n/i18n';
import { foldCode } from '../platform/text-search';
import type { Paise } from './money';

/** Texts for a promo code without discount, worded as in the specification. */
export const messages = inPageLanguage('shared/pricing', {
  blank: 'Please enter a promo code',
  unknown: 'Invalid promo code',
  minimum: (rupees: number) => `Minimum order of ₹${rupees} required for this promo`,
} as const);

/** Why a promo code gives no discount; `minOrder` is in rupees. */
export type PromoRefusal =
  | { reason: 'blank' }
  | { reason: 'unknown' }
  | { reason: 'minimum'; minOrder: number };

/**
 * Returns a promo code's discount on the eligible amount (paise), rounded half up, limited by that amount and
 * the code's maximum.
 */
export function promoDiscount(
  { type, discount, mostDiscount = Infinity }: Promo,
  subtotal: Paise,
): Paise {
  const off = type === 'percentage' ? Math.floor((subtotal * discount + 50) / 100) : discount * 100;
  return Math.min(off, subtotal, mostDiscount * 100);
}

/** Returns the promo of a typed code, or why the code cannot be used at this subtotal (spec.md §5). */
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

export const isRefused = (found: Promo | PromoRefusal): found is PromoRefusal => 'reason' in found;

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

export interface PricedLine {
  price: Paise;
  quantity: number;
  /** Set for packaged goods, whose price is the MRP, so that no tax is added. */
  priceIncludesTax?: IncludedTax | undefined;
  category?: string | undefined;
  /** Whether the order's promo code does not apply to this line. */
  withoutPromo?: boolean | undefined;
}

/** Marks lines to which a promo code does not apply. Marks from an earlier order stay. */
export const underPromo = <Line extends PricedLine>(
  lines: readonly Line[],
  promo: Promo | null,
): readonly Line[] =>
  lines.map((line) =>
    promo?.categories && (line.withoutPromo ?? !promo.categories.includes(line.category ?? ''))
      ? { ...line, withoutPromo: true }
      : line,
  );

/** Returns the tax included in a price (paise). CGST and SGST are each half of the rate (basis points). */
export function taxWithin(value: Paise, rate: number): Record<'taxable' | 'cgst' | 'sgst', Paise> {
  const half = Math.round((value * rate) / (2 * (10_000 + rate)));
  return { taxable: value - 2 * half, cgst: half, sgst: half };
}

export const discounted = <Line extends PricedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ withoutPromo }) => !withoutPromo);

/** All amounts in paise; they always add up to `total`. */
export interface Bill extends Record<BillPart, Paise> {
  /** Whether the restaurant rounds bills to the rupee, even if this one needed no rounding. */
  isRounded?: true;
  total: Paise;
}

type TaxedPart = BillPartWith<{ tax: 'base' }>;

export const subtotalOf = (lines: readonly PricedLine[]): Paise =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

// In floating point 3.1 − 1.1 is slightly more than 2; whole metres avoid that.
const metresOf = (km: number): number => Math.round(km * 1000);

/** Returns the delivery charge in paise for km: free up to the limit, then per started kilometre. */
export function deliveryCharge(
  km: number,
  rules: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>,
): Paise {
  const charged = Math.max(0, metresOf(km) - metresOf(rules.freeUpToKm));
  return Math.ceil(charged / 1000) * rules.rupeesPerKm * 100;
}

/**
 * Returns the value of the restaurant's service in paise, to which tax is added: cooked food minus its share
 * of the discount, plus delivery. If nothing is cooked, delivery is part of the supply of the goods and taxed
 * at their rates, within its charge (CGST Act, sections 8(a) and 15(2)(c)).
 */
export function serviceValue(
  lines: readonly PricedLine[],
  { discount, delivery }: Pick<Bill, Exclude<TaxedPart, 'subtotal'>>,
): Paise {
  const food = lines.filter((line) => !line.priceIncludesTax);
  if (food.length === 0 && lines.length > 0) return 0;
  // Without a discount the divisor may be 0, so the share is not computed.
  const share =
    discount &&
    Math.round((discount * subtotalOf(discounted(food))) / subtotalOf(discounted(lines)));
  const taxed: Record<TaxedPart, Paise> = { subtotal: subtotalOf(food), discount: share, delivery };
  return sumOfParts(taxed);
}

/** Returns a tax in paise, rounded half up; the rate is in basis points. */
const tax = (base: Paise, basisPoints: number): Paise =>
  Math.floor((base * basisPoints + 5000) / 10_000);

export interface BillRules {
  delivery: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>;
  gst: Pick<GstRules, 'scheme' | 'cgst' | 'sgst'>;
  rounding?: Rules['rounding'];
}

/**
 * Computes the bill of priced lines. Delivery is free while the distance is unknown (`km` null). Only the
 * regular GST scheme adds tax.
 */
export function makeBill(
  lines: readonly PricedLine[],
  promo: Promo | null,
  km: number | null,
  rules: BillRules,
): Bill {
  const marked = underPromo(lines, promo);
  const subtotal = subtotalOf(marked);
  const discount = promo ? promoDiscount(promo, subtotalOf(discounted(marked))) : 0;
  const delivery = km === null ? 0 : deliveryCharge(km, rules.delivery);
  const taxed = rules.gst.scheme === 'regular' ? serviceValue(marked, { discount, delivery }) : 0;
  const cgst = tax(taxed, rules.gst.cgst);
  const sgst = tax(taxed, rules.gst.sgst);
  const parts: Record<Exclude<BillPart, 'roundOff'>, Paise> = {
    ...{ subtotal, discount, delivery, cgst, sgst },
  };
  const sum = sumOfParts(parts);
  if (rules.rounding !== 'rupee') return { ...parts, roundOff: 0, total: sum };
  const total = Math.round(sum / 100) * 100;
  return { ...parts, roundOff: total - sum, isRounded: true, total };
}

/** Tax of packaged goods of one HSN code and rate (CGST Rules, 46); `value` = `taxable` + `cgst` + `sgst`. */
export interface GoodsTax {
  hsn: string;
  /** Tax rate, CGST plus SGST in basis points. */
  rate: number;
  /** Price paid for these goods, after their share of the discount. */
  value: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/**
 * Returns the taxes included in the prices of packaged goods, in the order of the lines. Only the regular GST
 * scheme collects them. Their values plus the service value are the amount before added tax.
 */
export function goodsTaxes(
  lines: readonly PricedLine[],
  bill: Pick<Bill, 'discount' | 'delivery'>,
): GoodsTax[] {
  const classes = new Map<string, PricedLine[]>();
  for (const line of lines) {
    if (!line.priceIncludesTax) continue;
    const { hsn, rate } = line.priceIncludesTax;
    const key = `${hsn} ${rate}`;
    classes.set(key, [...(classes.get(key) ?? []), line]);
  }
  const goods = [...classes.values()];
  const under = subtotalOf(discounted(goods.flat()));
  const paid = subtotalOf(lines) - bill.discount + bill.delivery - serviceValue(lines, bill);
  // An order of sealed goods alone shares the delivery charge among them by price, and the discount only
  // among eligible lines.
  const delivered = lines.every(({ priceIncludesTax }) => priceIncludesTax) ? bill.delivery : 0;
  const all = subtotalOf(goods.flat());
  const off = all + delivered - paid;
  // Each value is the difference of two rounded running sums, so that the values add up exactly.
  let [before, paidBefore, underBefore] = [0, 0, 0];
  return goods.map((own) => {
    before += subtotalOf(own);
    underBefore += subtotalOf(discounted(own));
    const paidUpTo = Math.round(
      before +
        (all ? (delivered * before) / all : delivered) -
        (off && (off * underBefore) / under),
    );
    const value = paidUpTo - paidBefore;
    paidBefore = paidUpTo;
    const { hsn = '', rate = 0 } = own[0]?.priceIncludesTax ?? {};
    return { hsn, rate, value, ...taxWithin(value, rate) };
  });
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in km, rounded to metres as routes are (haversine, spec.md §7). */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  // For antipodes, rounding can raise `a` slightly above 1, whose square root would be NaN.
  const km = 2 * earthRadiusKm * Math.atan2(Math.sqrt(a), Math.sqrt(Math.max(0, 1 - a)));
  return Math.round(km * 1000) / 1000;
}

/** Estimates the road distance if the map service fails: great circle times the factor in the rules. */
export const roadKm = (from: Coordinates, to: Coordinates, roadFactor: number): number =>
  Math.round(greatCircleKm(from, to) * 1000 * roadFactor) / 1000;
