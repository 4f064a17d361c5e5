import type { Order, OrderLine, LegalInvoice } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { messages } from '../messages/en';
import { lineText } from '../again/again';
import { showAmount, sumLabel } from './order-bill';
import { showMoment } from './order-facts';

const texts = messages.bill;

const amountOf = (paise: number | null): string =>
  paise === null ? messages.orders.notAvailable : formatMoney(paise);

function invoiceText(order: Order, legal: LegalInvoice<OrderLine>): string {
  const { seller, issued, gstin, recipient } = legal;
  const head = [seller.legalName, texts[legal.kind], issued?.serial ?? order.orderId];
  return [
    head.filter(Boolean).join(' · '),
    showMoment(issued ? Date.parse(issued.at) : order.createdAt),
    ...(gstin ? [`${texts.gstin} ${gstin}`] : []),
    ...(recipient.gstin ? [`${texts.gstinOfRecipient} ${recipient.gstin}`] : []),
    '',
    ...legal.lines.map((line) => {
      const sum = line.price === null ? null : line.price * line.quantity;
      return `${line.quantity} × ${lineText(line, messages.orders.unnamed)}: ${amountOf(sum)}`;
    }),
    ...legal.sums.map((sum) => `${sumLabel(legal, sum)}: ${showAmount(sum)}`),
    `*${messages.order.total}: ${amountOf(legal.total)}*`,
  ].join('\n');
}

/**
 * Returns the bill and credit notes of an order as text, followed by the tracking link; without the link if it is
 * empty.
 */
export const billText = (
  order: Order,
  invoices: readonly LegalInvoice<OrderLine>[],
  link: string,
): string =>
  [...invoices.map((legal) => invoiceText(order, legal)), link].filter(Boolean).join('\n\n');
