import type { IncludedTax } from '../contracts/shop';
import type { Coordinates } from '../contracts/location';
import type { DeliveryRules, GstRules, Promo, Rules } from '../contracts/rules';
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

/** What a promo takes off what it is good for (paise), never more than that or its most. Rounded half up to a paisa. */
export function promoDiscount(
  { type, discount, mostDiscount = Infinity }: Promo,
  subtotal: Paise,
): Paise {
  const off = type === 'percentage' ? Math.floor((subtotal * discount + 50) / 100) : discount * 100;
  return Math.min(off, subtotal, mostDiscount * 100);
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
  /** Of sealed goods: their price is the MRP, to which nothing is added. */
  priceIncludesTax?: IncludedTax | undefined;
  category?: string | undefined;
  /** The code of the order is not good for it. */
  withoutPromo?: boolean | undefined;
}

/** Lines, those marked that a code is not good for; what was marked or not when it was ordered stays so. */
export const underPromo = <Line extends PricedLine>(
  lines: readonly Line[],
  promo: Promo | null,
): readonly Line[] =>
  lines.map((line) =>
    promo?.categories && (line.withoutPromo ?? !promo.categories.includes(line.category ?? ''))
      ? { ...line, withoutPromo: true }
      : line,
  );

/** What lies in a price (paise) that has its taxes in it: CGST and SGST are each half of the rate (basis points). */
export function taxWithin(value: Paise, rate: number): Record<'taxable' | 'cgst' | 'sgst', Paise> {
  const half = Math.round((value * rate) / (2 * (10_000 + rate)));
  return { taxable: value - 2 * half, cgst: half, sgst: half };
}

/** What a code is good for of marked lines. */
export const discounted = <Line extends PricedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ withoutPromo }) => !withoutPromo);

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
 * by value, and the delivery. Sealed goods are the rest of the bill. Where nothing is cooked, the delivery is part of
 * their supply and has their rates, within what is charged for it (CGST Act, sections 8(a) and 15(2)(c)).
 */
export function serviceValue(
  lines: readonly PricedLine[],
  { discount, delivery }: Pick<Bill, 'discount' | 'delivery'>,
): Paise {
  const food = lines.filter((line) => !line.priceIncludesTax);
  if (food.length === 0 && lines.length > 0) return 0;
  // Without a discount there may be nothing to divide by.
  const share =
    discount &&
    Math.round((discount * subtotalOf(discounted(food))) / subtotalOf(discounted(lines)));
  return subtotalOf(food) - share + delivery;
}

/** A tax in paise on a base in paise, rounded half up; the rate is in basis points. */
const tax = (base: Paise, basisPoints: number): Paise =>
  Math.floor((base * basisPoints + 5000) / 10_000);

export interface BillRules {
  delivery: Pick<DeliveryRules, 'freeUpToKm' | 'rupeesPerKm'>;
  gst: Pick<GstRules, 'scheme' | 'cgst' | 'sgst'>;
  rounding?: Rules['rounding'];
}

/** The bill for priced lines; `km` null while unknown: delivery 0. Only the regular GST scheme may collect tax. */
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
  const sum = subtotal - discount + delivery + cgst + sgst;
  const total = rules.rounding === 'rupee' ? Math.round(sum / 100) * 100 : sum;
  return { subtotal, discount, delivery, cgst, sgst, roundOff: total - sum, total };
}

/** What a bill tells of sealed goods of one HSN and one rate (CGST Rules, 46); `value` = `taxable` + `cgst` + `sgst`. */
export interface GoodsTax {
  hsn: string;
  /** CGST and SGST together, in basis points. */
  rate: number;
  /** What is paid for them: their prices with their share of the discount. */
  value: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
}

/**
 * The taxes that lie in the prices of sealed goods, taken out of them, under the regular scheme: no other collects any.
 * In the order of the lines; their values and that of the service are what is paid before tax is added.
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
  // Of goods alone the delivery is theirs: it is spread by their prices, the discount by what the code is good for.
  const delivered = lines.every(({ priceIncludesTax }) => priceIncludesTax) ? bill.delivery : 0;
  const all = subtotalOf(goods.flat());
  const off = all + delivered - paid;
  // Rounded sums, one less the one before it, so that no paisa is lost between the classes.
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

/** Great-circle distance in kilometres, rounded to whole metres like a route's (haversine, spec.md §7). */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  // Opposite the starting point, rounding can bring `a` a hair above 1.
  const km = 2 * earthRadiusKm * Math.atan2(Math.sqrt(a), Math.sqrt(Math.max(0, 1 - a)));
  return Math.round(km * 1000) / 1000;
}

/** The way by road where no maps service tells it: the great circle, longer by the factor of the rules, in whole metres. */
export const roadKm = (from: Coordinates, to: Coordinates, roadFactor: number): number =>
  Math.round(greatCircleKm(from, to) * 1000 * roadFactor) / 1000;
