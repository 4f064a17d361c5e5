import type { BillPart } from '../contracts/bill-parts';
import { inPageLanguage } from '../i18n/i18n';

/** Names of the parts of a bill in English, as printed on papers. */
export const englishBillLabels = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  cgst: 'CGST',
  sgst: 'SGST',
  roundOff: 'Round off',
} satisfies Record<BillPart, string>;

/** Names of the parts of a bill in the page's language. */
export const billLabels: Readonly<Record<BillPart, string>> = inPageLanguage(
  'shared/bill',
  englishBillLabels,
);

/** Returns the label of a row, with the promo code of a discount and the rate of a tax. */
export function billLabel(
  labels: Readonly<Record<BillPart, string>>,
  part: BillPart,
  { promo, percent }: { promo?: string | null; percent?: string | undefined } = {},
): string {
  if (part === 'discount' && promo) return `${labels[part]} (${promo})`;
  return percent ? `${labels[part]} ${percent}%` : labels[part];
}
