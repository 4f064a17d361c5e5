import { goodsWords, type Paper, type PaperSum } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { Amount } from './amount';

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

/** What an order or a paper comes to, line by line. */
export function OrderBill({ legal }: { legal: Paper }) {
  const labels = {
    subtotal: texts.subtotal,
    discount: legal.promo ? `${texts.discount} (${legal.promo})` : texts.discount,
    delivery: texts.deliveryCharge,
    cgst: messages.bill.cgst,
    sgst: messages.bill.sgst,
    roundOff: messages.bill.roundOff,
  };
  const shown = ({ what, amount }: PaperSum) => {
    if (amount !== null && amount < 0) return `−${formatMoney(-amount)}`;
    return what === 'delivery' && amount === 0 ? texts.free : <Amount paise={amount} />;
  };
  return (
    <Rows aria-label={texts.bill}>
      {legal.sums.map((sum) => {
        const label = labels[sum.what];
        return (
          <Entry
            key={sum.what}
            label={sum.percent ? messages.bill.withRate(label, sum.percent) : label}
          >
            {shown(sum)}
          </Entry>
        );
      })}
      <Entry label={texts.total} total>
        <Amount paise={legal.total} />
      </Entry>
      {legal.goods.map((one) => (
        <Entry key={`${one.hsn} ${one.rate}`} label={messages.bill.inPrice(one.hsn)}>
          {goodsWords(one)}
        </Entry>
      ))}
    </Rows>
  );
}
