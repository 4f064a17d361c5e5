import { isolated, type Language, textsIn } from '@burger/shared/i18n';
import {
  type DocumentItem,
  goodsWords,
  type InvoiceDocument,
  type LegalInvoice,
  type Order,
  type OrderDocument,
  paymentMethodsText,
  paymentsByMethod,
  readOrder,
  type Recipient,
} from '@burger/shared/order';
import { billLabel, englishBillLabels, formatMoney, fromRupees } from '@burger/shared/pricing';
import { translations } from '@burger/shared/messages/translations';
import type { Row } from '../../mail/rows';
import { dateIn } from './mail-dates';
import type { MailWords } from './messages/en';

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

function numberOf(issued: InvoiceDocument | null, language: Language): string {
  if (!issued) return '';
  return `${issued.serial}, ${dateIn(language, new Date(issued.at), { dateStyle: 'long' })}`;
}

/** Returns in words how an order was paid, with the amounts of several payment methods. */
function paidWords({ paidBy, collected, pricing }: OrderDocument, { legal, bill }: MailWords) {
  if (!paidBy) return '';
  const ways = paymentsByMethod({
    payment: paidBy,
    total: fromRupees(pricing.total),
    collected: collected && { ...collected, amount: fromRupees(collected.amount) },
  });
  if (ways.length === 1) return legal.paid[paidBy];
  return paymentMethodsText(ways, { paid: legal.paid, back: bill.back });
}

/** Returns the row with the recipient, if the law requires one on the bill. */
function recipientRows(
  { isRequired, name, address, gstin }: Recipient,
  { to }: MailWords['legal'],
) {
  if (!isRequired) return [];
  const who = [name, address].filter(Boolean).map(isolated).join(', ');
  return [{ label: to, value: who }, ...(gstin ? [{ label: `${to}, GSTIN`, value: gstin }] : [])];
}

/** Returns the rows with kind and number of a bill, the seller's legal details, and the payment. */
export function sellerRows(order: OrderDocument, made: LegalInvoice, words: MailWords): Row[] {
  const { legal: messages } = words;
  const { paidBy, language } = order;
  const { kind, issued, ofBill, isFinancial, gstin, seller, declaresComposition } = made;
  const { service, goods, recipient } = made;
  const line = (label: string, value = ''): Row => ({ label, value });
  return [
    line(messages[kind], numberOf(issued, language)),
    ...(issued?.of ? [line(messages.toBill, numberOf(ofBill, language) || issued.of)] : []),
    ...(isFinancial ? [line(messages.financial)] : []),
    line(seller.legalName),
    line(seller.address),
    ...(gstin === null ? [] : [line('GSTIN', gstin)]),
    ...recipientRows(recipient, messages),
    line(messages.fssai, seller.fssai),
    line('SAC', `${seller.sac} (${messages.service})`),
    ...(service === null ? [] : [line(`${messages.taxable} ${seller.sac}`, formatMoney(service))]),
    ...goods.map((one) => line(`${messages.inPrice} ${one.hsn}`, goodsWords(one))),
    line(messages.place, seller.placeOfSupply),
    ...(kind === 'taxInvoice' ? [line(...messages.reverseCharge)] : []),
    ...(paidBy && kind !== 'creditNote' ? [line(messages.payment, paidWords(order, words))] : []),
    ...(declaresComposition ? [line(messages.composition)] : []),
  ];
}
