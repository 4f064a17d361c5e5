import type { Paise } from '@burger/shared/pricing';
import type { Restaurant } from '@burger/shared/restaurant';
import type { PastOrder } from './past-order';

/** What a bill has to carry under each GST scheme (Indian law; see the restaurant file). */
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

const percent = (basisPoints: number): string => String(basisPoints / 100);

/** The legal part of an order's bill. Taxes are listed where the scheme collects them, or the order did. */
export function printedBill(
  bill: Pick<PastOrder['bill'], 'cgst' | 'sgst'>,
  { gst, fssai }: Pick<Restaurant, 'gst' | 'fssai'>,
): PrintedBill {
  const collected = (bill.cgst ?? 0) + (bill.sgst ?? 0) > 0;
  const taxed = gst.scheme === 'regular' || collected;
  return {
    kind: taxed ? 'taxInvoice' : 'billOfSupply',
    gstin: gst.scheme === 'unregistered' ? null : gst.gstin,
    fssai,
    sac: gst.sac,
    declaresComposition: gst.scheme === 'composition',
    taxes: taxed
      ? [
          { name: 'cgst', percent: percent(gst.cgst), amount: bill.cgst },
          { name: 'sgst', percent: percent(gst.sgst), amount: bill.sgst },
        ]
      : [],
  };
}
