import type { GstRules } from '../contracts/rules';
import type { GoodsTax } from '../pricing/bill';
import { formatMoney, type Paise } from '../pricing/money';
import type { Restaurant } from '../restaurant/restaurant';
import { type BilledLine, linesOf, type PaperGoods, taxedOn } from './goods-on';
import { isTooLate } from './issue-papers';
import type { IssuedPaper, Order, OrderBill, OrderChange } from './order';
import type { Seller } from '../kitchen/kitchen-order';

type What = 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst' | 'roundOff';

/** A line between the dishes and the total; what is taken off is below zero. Taxes have their rate. */
export interface PaperSum {
  what: What;
  amount: Paise | null;
  percent?: string;
}

/** What a paper has to carry under each GST scheme (Indian law). */
export interface Paper<Billing extends BilledLine = BilledLine> {
  /** The plain bill is that of who is not registered; a summary is what is no bill yet. */
  kind: 'taxInvoice' | 'billOfSupply' | 'bill' | 'creditNote' | 'summary';
  /** With its serial and its date; null of a summary. */
  issued: IssuedPaper | null;
  /** The bill of a credit note, with its date (CGST Rule 53 (1A)). */
  ofBill: IssuedPaper | null;
  /** Of a credit note that came too late to lower any tax: it lists none. */
  isFinancial: boolean;
  seller: Seller;
  /** Only who is registered has one. */
  gstin: string | null;
  /** Whether the sentence has to stand there that a composition taxpayer has to print. */
  declaresComposition: boolean;
  /** What it is made out for: of a credit note what was taken back. */
  lines: readonly Billing[];
  sums: readonly PaperSum[];
  promo: string;
  total: Paise | null;
  /** Taxable value of the restaurant's service on what was issued (CGST Rule 46 (k)); null where no tax is on it. */
  service: Paise | null;
  /** What lies in the prices of sealed goods. */
  goods: readonly PaperGoods[];
}

/** What a paper is made out for. `seller`: as it was on the day of the order, where that was kept. */
export interface Billed<Billing extends BilledLine = BilledLine> {
  kind: Order['kind'];
  bill: OrderBill;
  lines: readonly Billing[];
  seller: Seller | null;
  /** What was made out for it, and what it was before: absent where nothing was changed. */
  papers?: readonly IssuedPaper[] | undefined;
  changes?: readonly Pick<OrderChange<Billing>, 'lines' | 'papers'>[] | undefined;
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
export function sumsOf({
  bill,
  kind,
}: Pick<Order, 'kind'> & { bill: Omit<OrderBill, 'promo' | 'total'> }): PaperSum[] {
  const { subtotal, discount, delivery, cgst, sgst, roundOff } = bill;
  const sums: PaperSum[] = [{ what: 'subtotal', amount: subtotal }];
  if (discount) sums.push({ what: 'discount', amount: -discount });
  if (kind === 'delivery') sums.push({ what: 'delivery', amount: delivery });
  if (cgst !== 0) sums.push({ what: 'cgst', amount: cgst });
  if (sgst !== 0) sums.push({ what: 'sgst', amount: sgst });
  if (roundOff !== 0) sums.push({ what: 'roundOff', amount: roundOff });
  return sums;
}

// Shares of a tax are rounded, one more of those that were given back in parts.
const mostOff = { bill: 1, creditNote: 2 };

/**
 * The paper of an order, or one that was made out for it, by the seller that the order keeps, else as the restaurant
 * bills `today`. Taxes are listed where the scheme collects them, or the order did; at their rate, where that is what
 * they come to.
 */
export function paper<Billing extends BilledLine>(
  order: Billed<Billing>,
  today: Seller,
  issued: IssuedPaper | null = null,
): Paper<Billing> {
  const seller = order.seller ?? today;
  const { scheme } = seller;
  const isNote = issued?.kind === 'creditNote';
  const { bill } = issued ?? order;
  const lines = linesOf(order, issued);
  const taxed = scheme === 'regular' || (order.bill.cgst ?? 0) + (order.bill.sgst ?? 0) > 0;
  const values = taxedOn(order, issued);
  const ofBill = (isNote && order.papers?.find(({ serial }) => serial === issued.of)) || null;
  const isFinancial = isNote && isTooLate(issued, ofBill);
  const named = taxed ? 'taxInvoice' : scheme === 'composition' ? 'billOfSupply' : 'bill';
  return {
    kind: isNote ? 'creditNote' : issued ? named : 'summary',
    issued,
    ofBill,
    isFinancial,
    seller,
    gstin: scheme === 'unregistered' ? null : seller.gstin,
    declaresComposition: scheme === 'composition',
    lines,
    sums: (isFinancial ? [] : sumsOf({ bill, kind: order.kind })).flatMap((sum) => {
      if (isNote && sum.what === 'delivery' && sum.amount === 0) return [];
      if (sum.what !== 'cgst' && sum.what !== 'sgst') return sum;
      if (!taxed) return [];
      const rate = seller[sum.what];
      const off = values && (values.service * rate) / 10_000 - (sum.amount ?? 0);
      const most = mostOff[issued?.kind ?? 'bill'];
      return off !== null && Math.abs(off) > most ? sum : { ...sum, percent: String(rate / 100) };
    }),
    promo: bill.promo,
    total: bill.total,
    service: issued && taxed && !isFinancial && values ? values.service || null : null,
    goods: (scheme === 'regular' && !isFinancial && values?.goods) || [],
  };
}

/** What a price of sealed goods is made of: ₹15.63 + CGST 14% ₹2.19 + SGST 14% ₹2.19. */
export function goodsWords({ taxable, rate, cgst, sgst }: GoodsTax): string {
  const tax = (name: string, amount: Paise) =>
    `+\u00a0${name}\u00a0${rate / 200}%\u00a0${formatMoney(amount)}`;
  return [formatMoney(taxable), tax('CGST', cgst), tax('SGST', sgst)].join(' ');
}
