import type { KitchenOrder } from '@burger/shared/kitchen';
import { mayBill, standingBill } from '@burger/shared/order';
import { Notice } from '@burger/shared/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { billed } from './billed';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { useChange } from '../parts/use-change';
import type { Paper } from './use-paper';

const texts = messages.details;

const PrintButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <BigButton $kind="secondary" onClick={onClick}>
    <Printer aria-hidden size={20} />
    {children}
  </BigButton>
);

/** The papers of an order: the ticket, the bill, which takes its number when it is first printed, and credit notes. */
export function PrintPapers({
  order,
  onPrint,
  onChanged,
}: {
  order: KitchenOrder;
  onPrint: (paper: Paper) => void;
  onChanged: (order: KitchenOrder) => void;
}) {
  const { api } = useKitchen();
  const { problem, run } = useChange();
  const { papers = [] } = order;
  const bill = standingBill(billed(order));

  const makeBill = () =>
    run(async () => {
      const answer = await api.bill(order.key);
      if (answer.kind !== 'ok') return answer;
      onChanged(answer.value);
      const issued = standingBill(billed(answer.value));
      if (issued) onPrint({ kind: 'bill', order: answer.value, issued });
      return answer;
    });

  return (
    <>
      <PrintButton onClick={() => onPrint({ kind: 'ticket', order })}>{texts.ticket}</PrintButton>
      {papers.map((issued) => (
        <PrintButton key={issued.serial} onClick={() => onPrint({ kind: 'bill', order, issued })}>
          {issued === bill
            ? texts.bill
            : texts.paper(messages.paper.issued[issued.kind], issued.serial)}
        </PrintButton>
      ))}
      {!bill && mayBill(billed(order), order.status) && (
        <PrintButton onClick={() => void makeBill()}>{texts.bill}</PrintButton>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </>
  );
}
