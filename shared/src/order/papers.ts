import { formatMoney, goodsTaxes, serviceValue, type GoodsTax, type Paise } from '../pricing';
import type { GstRules } from '../contracts/rules';
import type { Restaurant } from '../restaurant';
import type { IncludedTax } from '../contracts/dish';
import type { Order } from './order';
import type { Seller } from './seller';

type What = 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst' | 'roundOff';

/** A line between the dishes and the total; what is taken off is below zero. Taxes have their rate. */
export interface PaperSum {
  what: What;
  amount: Paise | null;
  percent?: string;
}

/** What a bill has to carry under each GST scheme (Indian law). */
export interface Paper {
  /** The plain bill is that of who is not registered. */
  kind: 'taxInvoice' | 'billOfSupply' | 'bill';
  seller: Seller;
  /** Only who is registered has one. */
  gstin: string | null;
  /** Whether the sentence has to stand there that a composition taxpayer has to print. */
  declaresComposition: boolean;
  sums: readonly PaperSum[];
  /** What lies in the prices of sealed goods. */
  goods: readonly GoodsTax[];
}

type Bill = Omit<Order['bill'], 'promo' | 'total'>;

interface Line {
  price?: Paise | null | undefined;
  quantity: number;
  priceIncludesTax?: IncludedTax | undefined;
}

/** What a paper is made out for. `seller`: as it was on the day of the order, where that was kept. */
export interface Billed {
  kind: Order['kind'];
  bill: Bill;
  lines: readonly Line[];
  seller: Seller | null;
}

/** The restaurant as it bills today. */
export function sellerOf(gst: GstRules, { name, legalName, address, fssai }: Restaurant): Seller {
  const { street, locality, city, postalCode, region } = address;
  return {
    ...gst,
    name,
    legalName,
    address: `${name}, ${street}, ${locality}, ${city} ${postalCode}, ${region}`,
    fssai,
    placeOfSupply: region,
  };
}

/** What leads from the dishes to the total: no discount, tax or rounding of nothing, and no delivery of what is collected. */
export function sumsOf({ bill, kind }: Pick<Billed, 'bill' | 'kind'>): PaperSum[] {
  const { subtotal, discount, delivery, cgst, sgst, roundOff } = bill;
  const sums: PaperSum[] = [{ what: 'subtotal', amount: subtotal }];
  if (discount) sums.push({ what: 'discount', amount: -discount });
  if (kind === 'delivery') sums.push({ what: 'delivery', amount: delivery });
  if (cgst !== 0) sums.push({ what: 'cgst', amount: cgst });
  if (sgst !== 0) sums.push({ what: 'sgst', amount: sgst });
  if (roundOff !== 0) sums.push({ what: 'roundOff', amount: roundOff });
  return sums;
}

/** What taxes were counted from, by service and goods; null where an amount is damaged. */
function taxedValues({ bill: { discount, delivery }, lines }: Billed) {
  if (discount === null || delivery === null) return null;
  const priced = lines.flatMap(({ price, ...line }) =>
    typeof price === 'number' ? { ...line, price } : [],
  );
  if (priced.length < lines.length) return null;
  const paid = { discount, delivery };
  return { service: serviceValue(priced, paid), goods: goodsTaxes(priced, paid) };
}

/**
 * The paper of an order, by the seller that it keeps, else as the restaurant bills `today`. Taxes are listed where the
 * scheme collects them, or the order did; at their rate, where that is what they come to.
 */
export function paper(order: Billed, today: Seller): Paper {
  const seller = order.seller ?? today;
  const { scheme } = seller;
  const { cgst, sgst } = order.bill;
  const taxed = scheme === 'regular' || (cgst ?? 0) + (sgst ?? 0) > 0;
  const values = taxedValues(order);
  return {
    kind: taxed ? 'taxInvoice' : scheme === 'composition' ? 'billOfSupply' : 'bill',
    seller,
    gstin: scheme === 'unregistered' ? null : seller.gstin,
    declaresComposition: scheme === 'composition',
    sums: sumsOf(order).flatMap((sum) => {
      if (sum.what !== 'cgst' && sum.what !== 'sgst') return sum;
      if (!taxed) return [];
      const rate = seller[sum.what];
      const off = values && (values.service * rate) / 10_000 - (sum.amount ?? 0);
      return off !== null && Math.abs(off) > 1 ? sum : { ...sum, percent: String(rate / 100) };
    }),
    goods: (scheme === 'regular' && values?.goods) || [],
  };
}

/** What a price of sealed goods is made of: ₹15.63 + CGST 14% ₹2.19 + SGST 14% ₹2.19. */
export function goodsWords({ taxable, rate, cgst, sgst }: GoodsTax): string {
  const tax = (name: string, amount: Paise) =>
    `+\u00a0${name}\u00a0${rate / 200}%\u00a0${formatMoney(amount)}`;
  return [formatMoney(taxable), tax('CGST', cgst), tax('SGST', sgst)].join(' ');
}
