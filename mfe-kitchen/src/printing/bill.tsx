import type { GstRules } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import {
  goodsWords,
  paper,
  sellerOf,
  type Billable,
  type Billed,
  type IssuedPaper,
} from '@burger/shared/order';
import { pageRules } from '@burger/shared/page-shop';
import { formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { momentText } from '../messages';
import { orderMessages } from '../order/messages';
import { etaOnPaper } from '../order/order-text';

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

const noBill = {
  subtotal: null,
  discount: null,
  promo: '',
  delivery: null,
  cgst: null,
  sgst: null,
};

type Line = KitchenOrder['lines'][number];

/** What papers are made of, as the counter knows it. */
export const billed = ({
  kind,
  bill,
  total,
  lines,
  papers = [],
  seller = null,
}: KitchenOrder): Billed<Line> & Pick<Billable, 'papers'> => ({
  kind,
  bill: { ...noBill, ...bill, roundOff: bill?.roundOff ?? 0, total },
  lines,
  papers,
  seller,
});

const texts = orderMessages.paper;

/** The customer's paper, with prices: a bill, or a credit note for what was taken back. */
export function BillPaper({
  order,
  issued,
  gst,
}: {
  order: KitchenOrder;
  issued: IssuedPaper;
  gst: GstRules | null;
}) {
  const made = paper(billed(order), sellerOf(gst ?? pageRules.gst, restaurant), issued);
  const isNote = issued.kind === 'creditNote';
  const bill = order.papers?.find(({ serial }) => serial === issued.of);
  const { seller } = made;
  const due = etaOnPaper(order);
  return (
    <>
      <Head>
        <strong>{seller.name}</strong>
        <p>
          {seller.legalName}, {seller.address}
        </p>
        <p>
          {made.gstin && `${texts.gstin} ${made.gstin} · `}
          {texts.fssai} {seller.fssai} · {texts.sac} {seller.sac}
        </p>
        <p>{texts.names[made.kind]}</p>
        {made.declaresComposition && <p>{texts.composition}</p>}
      </Head>
      <p>
        {texts.number} <strong>{issued.serial}</strong>, {momentText(Date.parse(issued.at))}
        {bill && `, ${texts.ofBill(bill.serial, momentText(Date.parse(bill.at)))}`}
      </p>
      <p>
        {texts.order} {order.orderId}, {momentText(Date.parse(order.createdAt))}
      </p>
      <p>
        <bdi>{order.customer.name}</bdi> · {orderMessages.card.kinds[order.kind]}
        {due !== null && !isNote && ` · ${texts.dueOn(due)}`}
      </p>
      <Rows>
        <tbody>
          {made.lines.map(({ name, quantity, choices, called, price }, at) => (
            <tr key={at}>
              <td>
                {quantity} × <bdi>{name}</bdi>
                {choices.length > 0 && <small>{choices.join(', ')}</small>}
                {called && <small>{[called.name, ...called.choices].join(', ')}</small>}
              </td>
              <td>{typeof price === 'number' && formatMoney(price * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {made.sums.map(
            ({ what, amount, percent }) =>
              amount !== null && (
                <tr key={what}>
                  <td>{percent ? `${texts.sums[what]} ${percent}%` : texts.sums[what]}</td>
                  <td>{formatMoney(amount)}</td>
                </tr>
              ),
          )}
          <tr>
            <td>{texts.total}</td>
            <td>{made.total !== null && formatMoney(made.total)}</td>
          </tr>
        </tfoot>
      </Rows>
      {made.goods.map((one) => (
        <p key={`${one.hsn} ${one.rate}`}>
          {texts.inPrice(one.hsn)}: {goodsWords(one)}
        </p>
      ))}
      {!isNote && (
        <p>
          {texts.pay[order.payment]}. {texts.thanks}
        </p>
      )}
    </>
  );
}
