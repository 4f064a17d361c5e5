import { readablePhone } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import type { InvoiceDocument, Order, OrderLine, LegalInvoice } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Fragment, useEffect, useRef } from 'react';
import { messages } from '../messages/en';
import { Amount, LineDetails, OrderBill } from './order-bill';
import { paymentText, promisedFact, showMoment } from './order-facts';

const mark = 'data-holds-bill';

/**
 * Marks an element's ancestors for the print styles, which cannot use `:has`. Returns a function that unmarks
 * them.
 */
function markAncestors(element: Element | null): () => void {
  const ancestors: Element[] = [];
  for (let at = element?.parentElement; at && at !== document.body; at = at.parentElement) {
    ancestors.push(at);
  }
  for (const one of ancestors) one.setAttribute(mark, '');
  return () => ancestors.forEach((one) => one.removeAttribute(mark));
}

/** Screens too narrow for labels and amounts side by side: a small phone, or large text. */
const narrowScreen = '@media screen and (max-width: 21rem)';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(0.75)} 0 ${space(0.75)} ${space(1)};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    vertical-align: top;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
    white-space: normal;
  }
  ${narrowScreen} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      border-bottom: 1px solid ${color.line};
    }
    && > * > * > * {
      padding-left: 0;
      border: 0;
    }
    tr > :first-child {
      flex-basis: 100%;
    }
  }
`;

const texts = messages.bill;

const BillLines = ({ lines }: { lines: readonly OrderLine[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{texts.dish}</th>
        <th scope="col">{texts.quantity}</th>
        <th scope="col">{texts.price}</th>
        <th scope="col">{texts.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, place) => (
        <tr key={place}>
          <td>
            <span>{line.name || messages.orders.unnamed}</span>
            <LineDetails line={line} />
          </td>
          <td>{line.quantity}</td>
          <td>
            <Amount paise={line.price} />
          </td>
          <td>
            <Amount paise={line.price === null ? null : line.price * line.quantity} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Sheet = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
  & + & {
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    border-top: 1px solid ${color.line};
    break-before: page;
  }
`;

const Seller = styled.header`
  display: grid;
  gap: ${space(0.25)};
`;

const Kind = styled.p<{ $named: boolean }>`
  font-weight: 700;
  font-size: ${size.lg};
  /* On screen the dialog's title already shows this text. */
  @media screen {
    ${({ $named }) => !$named && 'display: none;'}
  }
`;

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.25)} ${space(2)};
  dt {
    color: ${color.inkSoft};
  }
  ${narrowScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Small = styled.p`
  color: ${color.inkSoft};
`;

const dated = (invoice: InvoiceDocument | null): string =>
  invoice ? `${invoice.serial}, ${showMoment(Date.parse(invoice.at))}` : '';

/**
 * A bill or credit note: seller, numbers, buyer, lines, taxes. `named` shows its kind where no title does.
 */
export function BillSheet({
  order,
  data,
  legal,
  named,
}: {
  order: Order;
  data: unknown;
  legal: LegalInvoice<OrderLine>;
  named: boolean;
}) {
  const { phone } = order.customer;
  const { seller, issued, ofBill, recipient } = legal;
  const isNote = legal.kind === 'creditNote';
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => markAncestors(sheet.current), []);
  const { notAvailable } = messages.orders;
  const { name, address } = recipient;
  const buyer = [isolated(name), readablePhone(phone), isolated(address)]
    .filter(Boolean)
    .join(', ');
  const pairs: [label: string, value: string | undefined][] = [
    [texts.gstin, legal.gstin || undefined],
    [texts.fssai, seller.fssai],
    [texts.sac, `${seller.sac} (${texts.service})`],
    [texts.place, seller.placeOfSupply],
    [texts.reverseCharge, legal.kind === 'taxInvoice' ? texts.no : undefined],
    [isNote ? texts.noteNumber : texts.number, issued?.serial],
    [texts.date, issued ? showMoment(Date.parse(issued.at)) : undefined],
    [texts.ofBill, isNote ? dated(ofBill) || issued?.of : undefined],
    [texts.order, `${order.orderId || notAvailable}, ${showMoment(order.createdAt)}`],
    [texts.to, buyer || notAvailable],
    [texts.gstinOfRecipient, recipient.gstin || undefined],
    [messages.order.payment, isNote ? undefined : paymentText(order, data)],
    [messages.order.estimated[order.kind], promisedFact(order)],
  ];
  return (
    <Sheet ref={sheet} data-bill>
      <Seller>
        <Kind $named={named}>{texts[legal.kind]}</Kind>
        <strong>{seller.legalName}</strong>
        <span>{seller.address}</span>
        <span>{restaurant.phones[0]}</span>
      </Seller>
      <Pairs>
        {pairs.map(
          ([label, value], place) =>
            value !== undefined && (
              <Fragment key={place}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </Pairs>
      <BillLines lines={legal.lines} />
      <OrderBill legal={legal} />
      {legal.isFinancial && <p>{texts.financial}</p>}
      {legal.declaresComposition && <p>{texts.composition}</p>}
      {issued && <Small>{texts.computer}</Small>}
    </Sheet>
  );
}
