import { pageLanguage } from '@burger/shared/i18n';
import { knownStatus } from '@burger/shared/contracts';
import { mayBill, type Order, readChanges, standingBill } from '@burger/shared/order';
import { createGlobalStyle } from '@burger/shared/styled';
import { Dialog, Notice, Stack } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/en';
import { BillActions } from './bill-actions';
import { BillSheet } from './bill-sheet';
import { legalOf } from './order-bill';

// Print styles for a bill alone: other elements are hidden, and its ancestors lose their layout.
const OnlyTheBill = createGlobalStyle`
  @media print {
    body *:not([data-holds-bill], [data-bill], [data-bill] *) {
      display: none !important;
    }
    body [data-holds-bill] {
      position: static !important;
      width: auto !important;
      max-width: none !important;
      height: auto !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      border-radius: 0 !important;
      box-shadow: none !important;
      overflow: visible !important;
      content-visibility: visible !important;
    }
  }
`;

const texts = messages.bill;

/** Requests the bill of a confirmed order that has none yet. Returns whether the request failed. */
function useRequestedBill(order: Order, open: boolean, ask: (orderId: string) => Promise<boolean>) {
  const [failed, setFailed] = useState(false);
  const { orderId } = order;
  const status = knownStatus(order.status);
  const waits = status === 'placed';
  const asks = status !== null && !waits && !standingBill(order) && mayBill(order, status);
  useEffect(() => {
    if (!open || !asks) return;
    setFailed(false);
    void ask(orderId).then((made) => setFailed(!made));
  }, [open, asks, ask, orderId]);
  return { waits, asks, failed };
}

function noBillText(order: Order, { waits, asks, failed }: ReturnType<typeof useRequestedBill>) {
  if (order.papers.length > 0) return null;
  if (order.status === 'cancelled') return texts.noneCancelled;
  if (waits) return texts.noneYet;
  return asks && (failed ? texts.noneNow : texts.making);
}

export function BillDialog({
  order,
  data,
  open,
  onAsk,
  onClose,
}: {
  order: Order;
  /** The order's Firestore document, which has the lines from before changes. */
  data?: unknown;
  open: boolean;
  onAsk: (orderId: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const requested = useRequestedBill(order, open, onAsk);
  const words = noBillText(order, requested);
  const issued = order.papers.length > 0 ? order.papers : [null];
  const changes = readChanges(data, pageLanguage);
  const invoices = issued.map((one) => legalOf({ ...order, changes }, one));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts[invoices[0]?.kind ?? 'summary']}
      toRead
      footer={<BillActions {...{ order, papers: invoices }} />}
    >
      <OnlyTheBill />
      <Stack>
        {words && <Notice kind={requested.failed ? 'alert' : 'info'}>{words}</Notice>}
        {invoices.map((legal, place) => (
          <BillSheet key={place} {...{ order, data, legal }} named={place > 0} />
        ))}
      </Stack>
    </Dialog>
  );
}
