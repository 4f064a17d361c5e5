import type { GstRules } from '../contracts/rules';
import type { Paise } from '../pricing/money';
import type { Restaurant } from '../restaurant';
import type { Order } from './order';

/** Who sells, as a bill has to say it. */
export interface Seller extends GstRules {
  name: string;
  legalName: string;
  /** Where it is, with what it is called there. */
  address: string;
  fssai: string;
  placeOfSupply: string;
}

type What = 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst';

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
}

type Bill = Omit<Order['bill'], 'promo' | 'total'>;
type Billed = Pick<Order, 'kind'> & { bill: Bill };

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

/** The rate that an order was charged, in basis points: the seller's where it comes to that amount, else to a tenth of a percent. */
function rateOf(amount: Paise | null, bill: Bill, usual: number): number {
  const { subtotal, discount, delivery } = bill;
  if (amount === null || subtotal === null || delivery === null) return usual;
  const base = subtotal - (discount ?? 0) + delivery;
  if (base <= 0 || Math.abs(amount - (base * usual) / 10_000) <= 1) return usual;
  return Math.round((amount / base) * 1000) * 10;
}

/** What leads from the dishes to the total: no discount and no tax of nothing, and no delivery of what is collected. */
export function sumsOf({ bill, kind }: Billed): PaperSum[] {
  const { subtotal, discount, delivery, cgst, sgst } = bill;
  const sums: PaperSum[] = [{ what: 'subtotal', amount: subtotal }];
  if (discount) sums.push({ what: 'discount', amount: -discount });
  if (kind === 'delivery') sums.push({ what: 'delivery', amount: delivery });
  if (cgst !== 0) sums.push({ what: 'cgst', amount: cgst });
  if (sgst !== 0) sums.push({ what: 'sgst', amount: sgst });
  return sums;
}

/** The paper of an order that a seller makes out. Taxes are listed where the scheme collects them, or the order did. */
export function paper(order: Billed, seller: Seller): Paper {
  const { bill } = order;
  const { scheme } = seller;
  const taxed = scheme === 'regular' || (bill.cgst ?? 0) + (bill.sgst ?? 0) > 0;
  return {
    kind: taxed ? 'taxInvoice' : scheme === 'composition' ? 'billOfSupply' : 'bill',
    seller,
    gstin: scheme === 'unregistered' ? null : seller.gstin,
    declaresComposition: scheme === 'composition',
    sums: sumsOf(order).flatMap((sum) => {
      if (sum.what !== 'cgst' && sum.what !== 'sgst') return sum;
      const rate = rateOf(sum.amount, bill, seller[sum.what]);
      return taxed ? { ...sum, percent: String(rate / 100) } : [];
    }),
  };
}
