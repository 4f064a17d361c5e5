import type { LegalInvoice, Order, OrderLine } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { useHref } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Button } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
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
const billText = (
  order: Order,
  invoices: readonly LegalInvoice<OrderLine>[],
  link: string,
): string =>
  [...invoices.map((legal) => invoiceText(order, legal)), link].filter(Boolean).join('\n\n');

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > button,
  > a {
    flex: 1 1 auto;
  }
`;

/** Opens the print dialog. Browsers use the page title as the file name of a saved PDF. */
function printAs(title: string): void {
  const before = document.title;
  window.addEventListener('afterprint', () => (document.title = before), { once: true });
  document.title = title;
  window.print();
}

interface BillActionsProps {
  order: Order;
  papers: readonly LegalInvoice<OrderLine>[];
}

/**
 * Shares the bill as text through the device's share sheet, or through WhatsApp when there is no share sheet.
 */
function SendBill({ order, papers }: BillActionsProps) {
  const path = useHref(`/track/${order.trackingKey}`);
  // Desktop browsers may lack the Web Share API.
  const device: Partial<Navigator> = navigator;
  const [canShare, setCanShare] = useState(device.share !== undefined);
  const link = order.trackingKey ? new URL(path, location.href).href : '';
  const text = billText(order, papers, link);

  async function share() {
    try {
      await device.share?.({ title: `${restaurant.name} ${order.orderId}`, text });
    } catch (error) {
      // An AbortError means that the customer closed the share sheet.
      if ((error as Error).name !== 'AbortError') setCanShare(false);
    }
  }

  return canShare ? (
    <Button $kind="secondary" onClick={() => void share()}>
      <Share2 aria-hidden size={18} />
      {texts.share}
    </Button>
  ) : (
    <Button
      as="a"
      $kind="secondary"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      <Share2 aria-hidden size={18} />
      {texts.whatsApp}
    </Button>
  );
}

/** The buttons below a bill: print and send. A button that the browser does not support is hidden. */
export function BillActions({ order, papers }: BillActionsProps) {
  const [first] = papers;
  // In-app browsers may lack `window.print`.
  const canPrint = typeof (window as Partial<Window>).print === 'function';
  const number = first?.issued?.serial ?? order.orderId;
  return (
    <Row>
      {canPrint && (
        <Button onClick={() => printAs(`${restaurant.name} ${number.replaceAll('/', '-')}`)}>
          <Printer aria-hidden size={18} />
          {texts.print}
        </Button>
      )}
      <SendBill order={order} papers={papers} />
    </Row>
  );
}
