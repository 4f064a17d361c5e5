import { billParts, billPartNames, type BillPart } from '../contracts/bill-parts';
import type { GstRules } from '../contracts/rules';
import type { GoodsTax } from '../pricing/bill';
import { formatMoney, type Paise } from '../pricing/money';
import type { Restaurant } from '../restaurant/restaurant';
import { type BilledLine, linesOf, type InvoiceGoods, taxedOn } from './goods-on';
import { isTooLate } from './issue-invoices';
import type { InvoiceDocument, Order, OrderBill, OrderChange } from './order';
import type { Seller } from '../kitchen/kitchen-order';

/** A sum between the lines and the total; discounts are negative. Taxes have their rate in percent. */
export interface InvoiceSum {
  what: BillPart;
  amount: Paise | null;
  percent?: string;
}

export interface Recipient {
  name: string;
  address: string;
  /** GSTIN of the recipient; empty if they are not registered for GST. */
  gstin: string;
  /** Whether the bill must have name and address (CGST Rule 46 (d) and (e), Rule 53 (1A)). */
  isRequired: boolean;
}

/** In paise: from this total on a bill names its recipient, registered or not (CGST Rule 46 (e)). */
export const billNamesRecipientFrom: Paise = 5_000_000;

/** Contents of a bill or credit note under each GST scheme (Indian law). */
export interface LegalInvoice<Billing extends BilledLine = BilledLine> {
  /** `bill`: the plain bill of an unregistered seller. `summary`: the order before a bill is issued. */
  kind: 'taxInvoice' | 'billOfSupply' | 'bill' | 'creditNote' | 'summary';
  /** The issued bill or credit note with serial and date; null for a summary. */
  issued: InvoiceDocument | null;
  /** The bill that a credit note refers to, with its date (CGST Rule 53 (1A)). */
  ofBill: InvoiceDocument | null;
  /** Whether a credit note was issued too late to lower any tax, so that it lists no taxes. */
  isFinancial: boolean;
  seller: Seller;
  /** GSTIN of the seller; null if they are not registered for GST. */
  gstin: string | null;
  recipient: Recipient;
  /** Whether to print the declaration required of composition taxpayers. */
  declaresComposition: boolean;
  /** The billed lines, or the credited lines of a credit note. */
  lines: readonly Billing[];
  sums: readonly InvoiceSum[];
  promo: string;
  total: Paise | null;
  /** Taxable value of the restaurant's service on this bill (CGST Rule 46 (k)); null if it is not taxed. */
  service: Paise | null;
  /** Packaged goods, with the tax included in their prices. */
  goods: readonly InvoiceGoods[];
}

/** The data for a bill or credit note. `seller` is the one stored with the order. */
export interface Billed<Billing extends BilledLine = BilledLine> {
  kind: Order['kind'];
  bill: OrderBill;
  lines: readonly Billing[];
  seller: Seller | null;
  customer: Pick<Order['customer'], 'name' | 'address'>;
  billedTo: Order['billedTo'];
  /** Bills and credit notes of the order, and its lines before each change; missing without changes. */
  papers?: readonly InvoiceDocument[] | undefined;
  changes?: readonly Pick<OrderChange<Billing>, 'lines' | 'papers'>[] | undefined;
}

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

/**
 * Returns the amounts between lines and total. Omits zero discounts, taxes and rounding, and the delivery
 * charge for pickups.
 */
export function sumsOf({
  bill,
  kind,
}: Pick<Order, 'kind'> & { bill: Omit<OrderBill, 'promo' | 'total'> }): InvoiceSum[] {
  return billPartNames.flatMap((what) => {
    const amount = bill[what];
    const { sign, row } = billParts[what];
    const hasRow = {
      always: true,
      deliveries: kind === 'delivery',
      'above-zero': (amount ?? 0) > 0,
      'unless-zero': amount !== 0,
    };
    return hasRow[row] ? { what, amount: amount && sign * amount } : [];
  });
}

/**
 * Returns the recipient of a bill: a business with its legal name, otherwise the customer. A billing address
 * replaces the delivery address.
 */
export const recipientOf = (
  {
    bill,
    customer,
    billedTo: { gstin, legalName, billingAddress },
  }: Pick<Billed, 'customer' | 'billedTo'> & { bill: Pick<OrderBill, 'total'> },
  isNote = false,
): Recipient => ({
  name: legalName || customer.name,
  address: billingAddress || customer.address,
  gstin,
  isRequired: isNote || gstin !== '' || (bill.total ?? 0) >= billNamesRecipientFrom,
});

/**
 * Adds the State and its code to the address of an unregistered recipient (CGST Rules 46 (e), 53 (1A) (e)). The
 * restaurant delivers within its own State.
 */
function withState(recipient: Recipient, { gstin, placeOfSupply }: Seller): Recipient {
  const { isRequired, address } = recipient;
  if (!isRequired || recipient.gstin || !address || !gstin) return recipient;
  return { ...recipient, address: `${address}, ${placeOfSupply} (${gstin.slice(0, 2)})` };
}

// Tolerance in paise: shares of a tax are rounded, and those of partial credit notes once more.
const mostOff = { bill: 1, creditNote: 2 };

/**
 * Builds the contents of an order's summary, or of an issued bill or credit note, with the order's stored
 * seller or else `today`. Lists taxes with their rates (CGST Rules 46 (l), 53 (1A) (h)) if the scheme or the
 * order collected them.
 */
export function legalInvoice<Billing extends BilledLine>(
  order: Billed<Billing>,
  today: Seller,
  issued: InvoiceDocument | null = null,
): LegalInvoice<Billing> {
  const seller = order.seller ?? today;
  const { scheme } = seller;
  const isNote = issued?.kind === 'creditNote';
  const { bill } = issued ?? order;
  const lines = linesOf(order, issued);
  const taxed = scheme === 'regular' || (order.bill.cgst ?? 0) + (order.bill.sgst ?? 0) > 0;
  const values = taxedOn(order, issued);
  const ofBill = (isNote && order.papers?.find(({ serial }) => serial === issued.of)) || null;
  const isFinancial = isNote && scheme !== 'unregistered' && isTooLate(issued, ofBill);
  const named = taxed ? 'taxInvoice' : scheme === 'composition' ? 'billOfSupply' : 'bill';
  return {
    kind: isNote ? 'creditNote' : issued ? named : 'summary',
    issued,
    ofBill,
    isFinancial,
    seller,
    gstin: scheme === 'unregistered' ? null : seller.gstin,
    recipient: withState(recipientOf(order, isNote), seller),
    declaresComposition: scheme === 'composition',
    lines,
    sums: (isFinancial ? [] : sumsOf({ bill, kind: order.kind })).flatMap((sum) => {
      if (isNote && sum.what === 'delivery' && sum.amount === 0) return [];
      if (sum.what !== 'cgst' && sum.what !== 'sgst') return sum;
      if (!taxed) return [];
      const rate = seller[sum.what];
      const off = values && (values.service * rate) / 10_000 - (sum.amount ?? 0);
      const most = mostOff[issued?.kind ?? 'bill'];
      // Today's rates may differ from those of an order without a stored seller.
      return !order.seller && off !== null && Math.abs(off) > most
        ? sum
        : { ...sum, percent: String(rate / 100) };
    }),
    promo: bill.promo,
    total: bill.total,
    service: issued && taxed && !isFinancial && values ? values.service || null : null,
    goods: (scheme === 'regular' && !isFinancial && values?.goods) || [],
  };
}

/** Returns the parts of a price that includes tax: ₹15.63 + CGST 14% ₹2.19 + SGST 14% ₹2.19. */
export function goodsWords({ taxable, rate, cgst, sgst }: GoodsTax): string {
  const tax = (name: string, amount: Paise) =>
    `+\u00a0${name}\u00a0${rate / 200}%\u00a0${formatMoney(amount)}`;
  return [formatMoney(taxable), tax('CGST', cgst), tax('SGST', sgst)].join(' ');
}
