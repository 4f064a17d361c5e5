import { textsIn, type Language } from '@burger/shared/i18n';
import {
  readOrder,
  type DocumentItem,
  type Order,
  type OrderDocument,
  type LegalInvoice,
} from '@burger/shared/order';
import { billLabel, englishBillLabels, formatMoney, fromRupees } from '@burger/shared/pricing';
import { translations } from '@burger/shared/messages/translations';
import type { Row } from '../../mail/rows';

const labelsIn = (language: Language) =>
  textsIn(language, { 'shared/bill': englishBillLabels }, translations)['shared/bill'];

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
  { sums, promo, total }: Pick<LegalInvoice, 'sums' | 'promo' | 'total'>,
  words: { total: string },
  language: Language,
): Row[] {
  const labels = labelsIn(language);
  return [
    ...sums.map(({ what, amount, percent }) => ({
      label: billLabel(labels, what, { promo, percent }),
      value: formatMoney(amount ?? 0),
    })),
    { label: words.total, value: formatMoney(total ?? 0) },
  ];
}
