import type { GstRules } from '../contracts/rules';
import type { Paise } from '../pricing/money';
import type { Order } from './read-order';

/** What a bill has to carry under each GST scheme (Indian law). */
export interface PrintedBill {
  kind: 'taxInvoice' | 'billOfSupply';
  /** Only who is registered has one. */
  gstin: string | null;
  fssai: string;
  sac: string;
  /** The sentence that a composition taxpayer has to print. */
  declaresComposition: boolean;
  taxes: readonly { name: 'cgst' | 'sgst'; percent: string; amount: Paise | null }[];
}

type Amounts = Pick<Order['bill'], 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst'>;

const percent = (basisPoints: number): string => String(basisPoints / 100);

/** The rate that an order was charged, in basis points: today's where it comes to that amount, else to a tenth of a percent. */
function rateOf(amount: Paise | null, bill: Amounts, today: number): number {
  const { subtotal, discount, delivery } = bill;
  if (amount === null || subtotal === null || delivery === null) return today;
  const base = subtotal - (discount ?? 0) + delivery;
  if (base <= 0 || Math.abs(amount - (base * today) / 10_000) <= 1) return today;
  return Math.round((amount / base) * 1000) * 10;
}

/** The legal part of an order's bill. Taxes are listed where the scheme collects them, or the order did. */
export function printedBill(
  bill: Amounts,
  { gst, fssai }: { gst: GstRules; fssai: string },
): PrintedBill {
  const collected = (bill.cgst ?? 0) + (bill.sgst ?? 0) > 0;
  const taxed = gst.scheme === 'regular' || collected;
  const tax = (name: 'cgst' | 'sgst') => ({
    name,
    percent: percent(rateOf(bill[name], bill, gst[name])),
    amount: bill[name],
  });
  return {
    kind: taxed ? 'taxInvoice' : 'billOfSupply',
    gstin: gst.scheme === 'unregistered' ? null : gst.gstin,
    fssai,
    sac: gst.sac,
    declaresComposition: gst.scheme === 'composition',
    taxes: taxed ? [tax('cgst'), tax('sgst')] : [],
  };
}
