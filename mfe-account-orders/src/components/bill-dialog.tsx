import type { Order } from '@burger/shared/order';
import { createGlobalStyle } from '@burger/shared/styled';
import { Button, Dialog } from '@burger/shared/ui';
import { Printer } from 'lucide-react';
import { messages } from '../messages';
import { BillSheet } from './bill-sheet';
import { legalOf } from './legal-of';

// On paper there is nothing but the bill: what is not on the way to it takes no room, what is on the way is flat.
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

/** The bill of an order as the law wants it, to look at and to print. */
export function BillDialog({
  order,
  open,
  onClose,
}: {
  order: Order;
  open: boolean;
  onClose: () => void;
}) {
  const print = (
    <Button $wide onClick={() => window.print()}>
      <Printer aria-hidden size={18} />
      {messages.bill.print}
    </Button>
  );
  const legal = legalOf(order);
  return (
    <Dialog open={open} onClose={onClose} title={messages.bill[legal.kind]} toRead footer={print}>
      <OnlyTheBill />
      <BillSheet order={order} legal={legal} />
    </Dialog>
  );
}
