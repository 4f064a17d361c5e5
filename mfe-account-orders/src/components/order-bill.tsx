import type { Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { Amount } from './amount';
import { legalOf } from './legal-of';

const Rows = styled.dl`
  display: grid;
  gap: ${space(0.75)};
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div<{ $total?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  ${({ $total }) =>
    $total &&
    `border-top: 1px solid ${color.line}; margin-top: ${space(0.5)}; padding-top: ${space(1)}; font-weight: 700;`}
  dd {
    margin: 0;
    text-align: end;
  }
`;

const texts = messages.order;

function Entry({
  label,
  total,
  children,
}: {
  label: string;
  total?: boolean;
  children: ReactNode;
}) {
  return (
    <Row $total={total ?? false}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** The bill of an order line by line; the amounts are those of the document. */
export function OrderBill({ bill, kind }: Pick<Order, 'bill' | 'kind'>) {
  const { taxes } = legalOf(bill);
  return (
    <Rows aria-label={texts.bill}>
      <Entry label={texts.subtotal}>
        <Amount paise={bill.subtotal} />
      </Entry>
      {bill.discount !== null && bill.discount > 0 && (
        <Entry label={bill.promo ? `${texts.discount} (${bill.promo})` : texts.discount}>
          −{formatMoney(bill.discount)}
        </Entry>
      )}
      {kind === 'delivery' && (
        <Entry label={texts.deliveryCharge}>
          {bill.delivery === 0 ? texts.free : <Amount paise={bill.delivery} />}
        </Entry>
      )}
      {taxes.map(({ name, percent, amount }) => (
        <Entry key={name} label={messages.bill.withRate(messages.bill[name], percent)}>
          <Amount paise={amount} />
        </Entry>
      ))}
      <Entry label={texts.total} total>
        <Amount paise={bill.total} />
      </Entry>
    </Rows>
  );
}
