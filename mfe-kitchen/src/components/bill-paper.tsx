import type { GstRules } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { messages } from '../messages';
import { customerBill } from '../model/customer-bill';
import { momentWords } from './clock-words';
import { promisedOnPaper } from './promised-words';

const Head = styled.div`
  text-align: center;
  strong {
    font-size: 1.35em;
  }
  p {
    font-size: 0.85em;
  }
`;

const Rows = styled.table`
  width: 100%;
  margin-block: 2mm;
  border-block: 0.3mm solid;
  border-collapse: collapse;
  td {
    padding: 0.7mm 0;
    vertical-align: top;
  }
  td:last-child {
    padding-left: 2mm;
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    padding-left: 5mm;
  }
  tfoot tr:last-child td {
    border-top: 0.3mm solid;
    font-size: 1.15em;
    font-weight: 800;
  }
`;

const texts = messages.paper;
const { address } = restaurant;

/** The customer's paper, with prices. */
export function BillPaper({ order, gst }: { order: KitchenOrder; gst: GstRules | null }) {
  const bill = customerBill(order, gst);
  const due = promisedOnPaper(order);
  return (
    <>
      <Head>
        <strong>{restaurant.name}</strong>
        <p>
          {restaurant.legalName}, {address.street}, {address.locality}, {address.city}{' '}
          {address.postalCode}
        </p>
        <p>
          {bill.gstin && `${texts.gstin} ${bill.gstin} · `}
          {texts.fssai} {restaurant.fssai}
        </p>
        <p>{bill.kind === 'tax-invoice' ? texts.taxInvoice : texts.billOfSupply}</p>
      </Head>
      <p>
        {texts.number} <strong>{order.orderId}</strong>, {momentWords(Date.parse(order.createdAt))}
      </p>
      <p>
        <bdi>{order.customer.name}</bdi> · {messages.card.kinds[order.kind]}
        {due !== null && ` · ${texts.dueOn(due)}`}
      </p>
      <Rows>
        <tbody>
          {bill.lines.map(({ name, quantity, choices, called, amount }, at) => (
            <tr key={at}>
              <td>
                {quantity} × <bdi>{name}</bdi>
                {choices.length > 0 && <small>{choices.join(', ')}</small>}
                {called && <small>{[called.name, ...called.choices].join(', ')}</small>}
              </td>
              <td>{amount !== null && formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {bill.sums.map(({ what, amount }) => (
            <tr key={what}>
              <td>{texts.sums[what]}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
          <tr>
            <td>{texts.total}</td>
            <td>{formatMoney(bill.total)}</td>
          </tr>
        </tfoot>
      </Rows>
      <p>
        {texts.pay[bill.paid]}. {texts.thanks}
      </p>
    </>
  );
}
