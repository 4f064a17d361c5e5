import type { KitchenOrder } from '@burger/shared/kitchen';
import {
  refundedFor,
  leastRefund,
  leftOnBill,
  mayBill,
  mayTakeBack,
  notesAfterHandOver,
  onlinePartOf,
  dueInvoice,
  quantitiesLeft,
  standingBill,
  uncreditedOf,
} from '@burger/shared/order';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { useStore } from '@burger/shared/platform/use-store';
import { Notice, Select, Stack } from '@burger/shared/ui';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ordersOf } from '../counter/state';
import { Amount, paiseIn } from '../parts/amount';
import { useChange } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { printoutMessages } from '../printing/messages/en';
import { billed } from '../printing/documents/billed';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { useOrderChange, Whys } from './order-changes';
import { PaidOutBy } from './paid-out-by';

const { details, takeBack: texts } = orderMessages;

interface PrintButtonProps {
  onClick: () => void;
  busy?: boolean;
  children: ReactNode;
}

const PrintButton = ({ onClick, busy = false, children }: PrintButtonProps) => (
  <BigButton aria-disabled={busy || undefined} onClick={onClick}>
    <Printer aria-hidden size={20} />
    {children}
  </BigButton>
);

interface TicketProps {
  order: KitchenOrder;
  headed?: string;
}

/** A button that prints the kitchen ticket here, or at every printer that printed it before. */
export function PrintTicket({ order, headed }: TicketProps) {
  const { counter } = useKitchen();
  const { print } = useOrderActions();
  const { busy, problem, run } = useChange(details.failed);
  // The latest state of the order, because a reprint changes it.
  const current = ordersOf(useStore(counter.state)).get(order.key) ?? order;
  return (
    <>
      <PrintButton onClick={() => print({ kind: 'ticket', order, ...(headed && { headed }) })}>
        {details.ticket}
      </PrintButton>
      {order.status !== 'placed' && (
        <PrintButton busy={busy} onClick={() => void run(() => counter.reprint(current))}>
          {details.ticketAgain}
        </PrintButton>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </>
  );
}

export function PrintInvoices({ order }: { order: KitchenOrder }) {
  const { api } = useKitchen();
  const { print } = useOrderActions();
  const { problem, change } = useOrderChange();
  const { papers } = order;
  const bill = standingBill(billed(order));

  const makeBill = () =>
    change(
      () => api.bill(order.key),
      (made) => {
        const issued = standingBill(billed(made));
        if (issued) print({ kind: 'bill', order: made, issued });
      },
    );

  return (
    <>
      <PrintTicket order={order} />
      <PrintButton onClick={() => print({ kind: 'label', order })}>{details.label}</PrintButton>
      {papers.map((issued) => (
        <PrintButton key={issued.serial} onClick={() => print({ kind: 'bill', order, issued })}>
          {issued === bill
            ? details.bill
            : details.paper(printoutMessages.issued[issued.kind], issued.serial)}
        </PrintButton>
      ))}
      {!bill && mayBill(billed(order), order.status) && (
        <PrintButton onClick={makeBill}>{details.bill}</PrintButton>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </>
  );
}

const moneyOrEmpty = (amount: Paise): string => (amount > 0 ? formatMoney(amount) : '');

const refundedBefore = (order: KitchenOrder): number =>
  notesAfterHandOver(order).reduce((sum, { bill }) => sum + (bill.total ?? 0), 0);

function TakeBackForm({ order, onMade }: { order: KitchenOrder; onMade: () => void }) {
  const { api } = useKitchen();
  const { busy, problem, change } = useOrderChange();
  // The press id stays the same until the request succeeds, so that a retry issues no second credit note.
  const [press] = useState(() => crypto.randomUUID());
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const [rupees, setRupees] = useState('');
  const [out, setOut] = useState<'cash' | 'upi' | null>(null);
  const invoice = billed(order);
  const bill = standingBill(invoice);
  if (!bill) return null;
  const amount = rupees.trim() === '' ? undefined : (paiseIn(rupees) ?? 0);
  const reserved = Object.entries(quantities).flatMap(([line, quantity]) =>
    amount === undefined && quantity > 0 ? { line: Number(line), quantity } : [],
  );
  const requested = { taken: reserved, press, ...(amount !== undefined && { amount }) };
  const step = { from: order.status, to: order.status };
  const note =
    mayTakeBack(invoice, reserved, amount) &&
    dueInvoice(invoice, step, { ...requested, reason: '' });
  const isTooMuch = !note && (amount !== undefined || reserved.length > 0);
  const total = note ? (note.bill.total ?? 0) : 0;
  const back = refundedFor(order, { amount: total, before: refundedBefore(order), out: undefined });
  const online = onlinePartOf(back.online, {
    uncredited: uncreditedOf(order),
    left: order.online?.left ?? 0,
  });
  const isTooSmall = online.now > 0 && online.now < leastRefund;
  const byHand = back.cash + back.upi;
  const method = out ?? (back.upi > back.cash ? 'upi' : 'cash');
  const put = (reason: string) =>
    change(
      () => api.takeBack(order.key, { ...requested, ...(byHand > 0 && { out: method }), reason }),
      onMade,
    );
  return (
    <Stack role="group" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      {quantitiesLeft(invoice, bill).map(
        (left, line) =>
          left > 0 && (
            <Select
              key={line}
              label={order.lines[line]?.name ?? ''}
              value={quantities[line] ?? 0}
              onChange={({ target }) =>
                setQuantities({ ...quantities, [line]: Number(target.value) })
              }
            >
              {Array.from({ length: left + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {texts.of(count, left)}
                </option>
              ))}
            </Select>
          ),
      )}
      <Amount
        label={texts.amount}
        name="amount"
        required={false}
        value={rupees}
        onChange={setRupees}
      />
      {isTooMuch && (
        <Notice kind="alert">{texts.most(formatMoney(leftOnBill(invoice, bill)))}</Notice>
      )}
      {note && (
        <>
          <p role="status">
            {texts.giveBack({
              before: moneyOrEmpty(online.before),
              online: isTooSmall ? '' : moneyOrEmpty(online.now),
              tooSmall: isTooSmall ? moneyOrEmpty(online.now) : '',
              byHand: moneyOrEmpty(byHand),
            })}
          </p>
          {byHand > 0 && (
            <PaidOutBy label={texts.out} words={texts.outBy} method={method} onMethod={setOut} />
          )}
          <p>{texts.why}</p>
          <Whys whys={texts.whys} submit={texts.make} busy={busy} onWhy={put} />
        </>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

/** A form that issues a credit note for delivered lines or an amount, and refunds it. */
export function TakeBack({ order }: { order: KitchenOrder }) {
  const [open, setOpen] = useState(false);
  const last = order.papers.at(-1);
  const isStanding = standingBill(billed(order)) !== null;
  return (
    <>
      {last?.kind === 'creditNote' && (
        <Notice kind="info">{texts.made(last.serial, formatMoney(last.bill.total ?? 0))}</Notice>
      )}
      {open && isStanding && <TakeBackForm order={order} onMade={() => setOpen(false)} />}
      {!open && isStanding && (
        <BigButton $kind="quiet" onClick={() => setOpen(true)}>
          {texts.start}
        </BigButton>
      )}
    </>
  );
}
