import type { Order, OrderLine, Paper } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { useHref } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Button, color, size, space } from '@burger/shared/ui';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages';
import { billText } from './bill-text';

const texts = messages.bill;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  > button,
  > a {
    flex: 1 1 auto;
  }
  > p:not(:empty) {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

/** Prints, which can save a PDF too: browsers name its file by the title of the page. */
function printAs(title: string): void {
  const before = document.title;
  window.addEventListener('afterprint', () => (document.title = before), { once: true });
  document.title = title;
  window.print();
}

interface BillActionsProps {
  order: Order;
  papers: readonly Paper<OrderLine>[];
}

/** Passes a bill on as text: by the device's own sheet, or by WhatsApp where it has none. */
function SendBill({ order, papers }: BillActionsProps) {
  const path = useHref(`/track/${order.trackingKey}`);
  // Not every desktop has something to share with.
  const device: Partial<Navigator> = navigator;
  const [canShare, setCanShare] = useState(device.share !== undefined);
  const link = order.trackingKey ? new URL(path, location.href).href : '';
  const text = billText(order, papers, link);

  async function share() {
    try {
      await device.share?.({ title: `${restaurant.name} ${order.orderId}`, text });
    } catch (error) {
      // Who closes the sheet has changed her mind.
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

/** What can be done with a bill, as far as the browser can. */
export function BillActions({ order, papers }: BillActionsProps) {
  const [first] = papers;
  // Browsers within apps may lack it.
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
