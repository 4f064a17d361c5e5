import { readablePhone } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import type { Order, Paper } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import { BillLines, narrowScreen } from './bill-lines';
import { markWayTo } from './mark-way-to';
import { OrderBill } from './order-bill';
import { paymentText, promisedText, showMoment } from './order-facts';

const Sheet = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

const Seller = styled.header`
  display: grid;
  gap: ${space(0.25)};
`;

const Kind = styled.p`
  font-weight: 700;
  font-size: ${size.lg};
  /* On the screen the dialog around it has the same words as its title. */
  @media screen {
    display: none;
  }
`;

const Pairs = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(0.25)} ${space(2)};
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
  }
  ${narrowScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Small = styled.p`
  color: ${color.inkSoft};
`;

const texts = messages.bill;

/** The paper itself: seller, numbers, buyer, dishes, taxes. */
export function BillSheet({ order, legal }: { order: Order; legal: Paper }) {
  const { name, phone, address: to } = order.customer;
  const { seller } = legal;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => markWayTo(sheet.current), []);
  return (
    <Sheet ref={sheet} data-bill>
      <Seller>
        <Kind>{texts[legal.kind]}</Kind>
        <strong>{seller.legalName}</strong>
        <span>{seller.address}</span>
        <span>{restaurant.phones[0]}</span>
      </Seller>
      <Pairs>
        {legal.gstin && (
          <>
            <dt>{texts.gstin}</dt>
            <dd>{legal.gstin}</dd>
          </>
        )}
        <dt>{texts.fssai}</dt>
        <dd>{seller.fssai}</dd>
        <dt>{texts.sac}</dt>
        <dd>
          {seller.sac} ({texts.service})
        </dd>
        <dt>{texts.place}</dt>
        <dd>{seller.placeOfSupply}</dd>
        <dt>{texts.number}</dt>
        <dd>{order.orderId || messages.orders.notAvailable}</dd>
        <dt>{texts.date}</dt>
        <dd>{showMoment(order.createdAt)}</dd>
        <dt>{texts.to}</dt>
        <dd>
          {[isolated(name), readablePhone(phone), isolated(to)].filter(Boolean).join(', ') ||
            messages.orders.notAvailable}
        </dd>
        <dt>{messages.order.payment}</dt>
        <dd>{paymentText(order)}</dd>
        <dt>{messages.order.estimated[order.kind]}</dt>
        <dd>{promisedText(order)}</dd>
      </Pairs>
      <BillLines lines={order.lines} />
      <OrderBill bill={order.bill} legal={legal} />
      {legal.declaresComposition && <p>{texts.composition}</p>}
      <Small>{texts.computer}</Small>
    </Sheet>
  );
}
