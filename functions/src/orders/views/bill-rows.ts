import type { Language } from '@burger/shared/language';
import {
  readOrder,
  type DocumentItem,
  type Order,
  type OrderDocument,
  type LegalInvoice,
} from '@burger/shared/order';
import { formatMoney, fromRupees } from '@burger/shared/pricing';
import type { Row } from '../../mail/rows';

export interface BillWords {
  subtotal: string;
  discount: string;
  delivery: string;
  roundOff: string;
  total: string;
}

const taxNames = { cgst: 'CGST', sgst: 'SGST' };

export function orderIn(document: OrderDocument): Order {
  const order = readOrder(document);
  if (!order) throw new Error('A stored order cannot be read');
  return order;
}

export const money = (rupees: number): string => formatMoney(fromRupees(rupees));

/** Returns the mail row of an order line with options and note; the price is for the quantity. */
export const lineRows = (
  { quantity, name, names, price, choices, note }: DocumentItem,
  words: { note: string },
  language: Language,
): Row[] => [
  { label: `${quantity} × ${names?.[language] ?? name}`, value: money(price * quantity) },
  ...choices.map((choice) => ({
    label: choice.names?.[language] ?? choice.name,
    value: '',
    within: true,
  })),
  ...(note ? [{ label: words.note, value: note, within: true }] : []),
];

export function billRows(
  { sums, promo: code, total }: Pick<LegalInvoice, 'sums' | 'promo' | 'total'>,
  words: BillWords,
): Row[] {
  const promo = code ? ` (${code})` : '';
  const labels = { ...words, ...taxNames, discount: `${words.discount}${promo}` };
  return [
    ...sums.map(({ what, amount, percent }) => ({
      label: percent ? `${labels[what]} ${percent}%` : labels[what],
      value: formatMoney(amount ?? 0),
    })),
    { label: words.total, value: formatMoney(total ?? 0) },
  ];
}
