import type { Language } from '@burger/shared/language';
import type { DocumentItem, OrderDocument } from '@burger/shared/order';
import { formatMoney, fromRupees } from '@burger/shared/pricing';
import type { Row } from './rows';

/** What the lines of a bill are called. */
export interface BillWords {
  subtotal: string;
  discount: string;
  delivery: string;
  total: string;
}

/** What the taxes are called; a bill has their rates beside it. */
export const taxNames = { cgst: 'CGST', sgst: 'SGST' };

export const money = (rupees: number): string => formatMoney(fromRupees(rupees));

/** A line with what was chosen of it and said about it, as a language called them: the price is that of all together. */
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

/** What an order came to, line by line; what is collected is not delivered, and discounts and taxes of nothing are not written down. */
export function billRows(
  { pricing, kind }: OrderDocument,
  words: BillWords,
  taxes = taxNames,
): Row[] {
  const promo = pricing.appliedPromo ? ` (${pricing.appliedPromo})` : '';
  const unlessZero = (label: string, rupees: number, sign = ''): Row[] =>
    rupees === 0 ? [] : [{ label, value: `${sign}${money(rupees)}` }];
  return [
    { label: words.subtotal, value: money(pricing.subtotal) },
    ...unlessZero(`${words.discount}${promo}`, pricing.promoDiscount, '-'),
    ...(kind === 'pickup' ? [] : [{ label: words.delivery, value: money(pricing.deliveryCharge) }]),
    ...unlessZero(taxes.cgst, pricing.cgst),
    ...unlessZero(taxes.sgst, pricing.sgst),
    { label: words.total, value: money(pricing.total) },
  ];
}
