import { isolated } from '@burger/shared/i18n';
import {
  type Billed,
  goodsWords,
  type InvoiceDocument,
  type Order,
  type OrderLine,
  legalInvoice,
  type LegalInvoice,
  type InvoiceSum,
  sellerOf,
} from '@burger/shared/order';
import { pageRules } from '@burger/shared/shop/page';
import { billLabel, billLabels, formatMoney, type Paise } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Price } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/en';
import { choiceNames } from '../again/again';

/** An amount; N/A when it is missing or damaged in the order document. */
export const Amount = ({ paise }: { paise: Paise | null }) =>
  paise === null ? <span>{messages.orders.notAvailable}</span> : <Price paise={paise} />;

const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

export function LineDetails({ line }: { line: OrderLine }) {
  const choices = choiceNames(line).join(', ');
  return (
    <>
      {choices && <Soft>{choices}</Soft>}
      {line.note && <Soft>“{isolated(line.note)}”</Soft>}
    </>
  );
}

/** Returns a bill or credit note of an order, or an unofficial summary when none was issued. */
export const legalOf = (
  order: Order & Pick<Billed<OrderLine>, 'changes'>,
  issued: InvoiceDocument | null = null,
): LegalInvoice<OrderLine> => legalInvoice(order, sellerOf(pageRules.gst, restaurant), issued);

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

/** Returns the label of a sum on a bill; for a tax, with its rate. */
export function sumLabel(
  { promo }: Pick<LegalInvoice, 'promo'>,
  { what, percent }: InvoiceSum,
): string {
  return billLabel({ ...billLabels, delivery: texts.deliveryCharge }, what, { promo, percent });
}

/** Formats a sum on a bill: "free" for no delivery charge, N/A for a damaged amount. */
export function showAmount({ what, amount }: InvoiceSum): string {
  if (amount === null) return messages.orders.notAvailable;
  if (amount < 0) return `−${formatMoney(-amount)}`;
  return what === 'delivery' && amount === 0 ? texts.free : formatMoney(amount);
}

/** Lists the sums of a bill, from the subtotal to the total. */
export function OrderBill({ legal }: { legal: LegalInvoice }) {
  return (
    <Rows aria-label={texts.bill}>
      {legal.sums.map((sum) => (
        <Entry key={sum.what} label={sumLabel(legal, sum)}>
          {sum.amount !== null && sum.amount > 0 ? (
            <Amount paise={sum.amount} />
          ) : (
            <span>{showAmount(sum)}</span>
          )}
        </Entry>
      ))}
      <Entry label={texts.total} total>
        <Amount paise={legal.total} />
      </Entry>
      {legal.service !== null && (
        <Entry label={messages.bill.taxable(legal.seller.sac)}>
          <Amount paise={legal.service} />
        </Entry>
      )}
      {legal.goods.map((one) => (
        <Entry key={`${one.hsn} ${one.rate}`} label={messages.bill.inPrice(one.hsn)}>
          {goodsWords(one)}
        </Entry>
      ))}
    </Rows>
  );
}
