import { createGlobalStyle } from '@burger/shared/styled';
import { Button, Dialog } from '@burger/shared/ui';
import { Printer } from 'lucide-react';
import { restaurant } from '@burger/shared/restaurant';
import { messages } from '../messages';
import type { PastOrder } from '../model/past-order';
import { printedBill } from '../model/printed-bill';
import { BillSheet } from './bill-sheet';

// On paper there is nothing but the bill: what is not on the way to it takes no room, what is on the way is flat.
const OnlyTheBill = createGlobalStyle`
  @media print {
    body *:not(:has([data-bill]), [data-bill], [data-bill] *) {
      display: none !important;
    }
    *:has(> [data-bill]), dialog:has([data-bill]), article:has([data-bill]) {
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

/** The bill of an order as the law wants it, to look at and to print. */
export function BillDialog({
  order,
  open,
  onClose,
}: {
  order: PastOrder;
  open: boolean;
  onClose: () => void;
}) {
  const print = (
    <Button $wide onClick={() => window.print()}>
      <Printer aria-hidden size={18} />
      {messages.bill.print}
    </Button>
  );
  const legal = printedBill(order.bill, restaurant);
  return (
    <Dialog open={open} onClose={onClose} title={messages.bill[legal.kind]} toRead footer={print}>
      <OnlyTheBill />
      <BillSheet order={order} legal={legal} />
    </Dialog>
  );
}
