import { type GstRules, billPartNames, type BillPart } from '@burger/shared/contracts';
import {
  billLabel,
  billLabels,
  formatMoney,
  shortMoney,
  type Bill,
  type Paise,
} from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/theme';
import { Price, Skeleton, VisuallyHidden } from '@burger/shared/ui';
import { BadgePercent } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { messages } from '../messages/en';
import type { Delivery } from './delivery';

const texts = messages.promo;
const icon = <BadgePercent aria-hidden size={22} />;

const Best = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1.5)};
  flex: 1 1 18rem;
  min-height: 3.5rem;
  padding: ${space(1)} ${space(2)};
  text-align: start;
  border: 1.5px dashed ${color.leaf};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  color: ${color.leaf};
  font-size: ${size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:is(button) {
    cursor: pointer;
  }
  /* The button is beside the text, or below it with a large font. */
  > span {
    flex: 1;
    min-width: min-content;
  }
  > strong {
    margin-inline-start: auto;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

/** Suggests the promo code with the highest saving: the amount missing for it, or a button to apply it. */
export function BestPromo({
  code,
  saves,
  missing = 0,
  onUse,
}: {
  code: string;
  saves: Paise;
  missing?: Paise;
  onUse: () => void;
}) {
  if (missing > 0) {
    return (
      <Best as="p">
        {icon}
        <span>{texts.hint(shortMoney(missing), shortMoney(saves), code)}</span>
      </Best>
    );
  }
  return (
    <Best type="button" onClick={onUse}>
      {icon}
      <span>{texts.best(code, formatMoney(saves))}</span>
      <strong>{texts.apply}</strong>
    </Best>
  );
}

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    flex: 1;
    text-align: right;
  }
`;

const Good = styled.div`
  && dt,
  dd {
    color: ${color.leaf};
    font-weight: 600;
  }
`;

const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

// A placeholder that the amount replaces without layout shift.
const Coming = styled(Skeleton).attrs({ $width: '4rem', $height: '1.25rem' })`
  margin: 0.15rem 0 0.15rem auto;
`;

const Still = styled(Soft)`
  font-weight: 400;
`;

const Total = styled.div`
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color.edge};
  font-size: ${size.lg};
  font-weight: 750;
  && dt {
    color: ${color.ink};
  }
`;

const Row = ({ label, paise }: { label: string; paise: Paise }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Price paise={paise} />
    </dd>
  </div>
);

const percent = (basisPoints: number): string => String(basisPoints / 100);

function DeliveryAmount({
  delivery,
  unknown,
}: {
  delivery: Exclude<Delivery, { status: 'pickup' }>;
  unknown: string;
}) {
  if (delivery.status === 'unknown') return <Soft>{unknown}</Soft>;
  if (delivery.status === 'measuring') {
    return (
      <Coming>
        <VisuallyHidden>{messages.bill.measuring}</VisuallyHidden>
      </Coming>
    );
  }
  if (!delivery.reachable) return <Soft>{messages.bill.notAvailable}</Soft>;
  return delivery.charge === 0 ? messages.bill.free : <Price paise={delivery.charge} />;
}

export function BillSummary({
  bill,
  gst,
  promo,
  delivery,
  unknownDelivery,
}: {
  bill: Bill;
  gst: GstRules;
  promo: string | null;
  delivery: Delivery;
  unknownDelivery: string;
}) {
  const row = (part: BillPart, rate?: number) => (
    <Row
      label={billLabel(billLabels, part, { percent: rate === undefined ? rate : percent(rate) })}
      paise={bill[part]}
    />
  );
  const rowOf = (part: BillPart): ReactNode => {
    switch (part) {
      case 'subtotal':
        return row(part);
      case 'discount':
        return (
          promo !== null && (
            <Good>
              <dt>{billLabel(billLabels, part, { promo })}</dt>
              <dd>
                −<Price paise={bill.discount} />
              </dd>
            </Good>
          )
        );
      case 'delivery':
        return (
          delivery.status !== 'pickup' && (
            <div>
              <dt>{billLabels.delivery}</dt>
              <dd>
                <DeliveryAmount delivery={delivery} unknown={unknownDelivery} />
              </dd>
            </div>
          )
        );
      case 'cgst':
      case 'sgst':
        return gst.scheme === 'regular' && row(part, gst[part]);
      default:
        return bill[part] !== 0 && row(part);
    }
  };
  return (
    <Lines>
      {billPartNames.map((part) => (
        <Fragment key={part}>{rowOf(part)}</Fragment>
      ))}
      <Total>
        <dt>
          <span>{messages.bill.total}</span>
          {delivery.status === 'unknown' && <Still> {messages.bill.plusDelivery}</Still>}
        </dt>
        <dd>
          <Price paise={bill.total} />
        </dd>
      </Total>
    </Lines>
  );
}
