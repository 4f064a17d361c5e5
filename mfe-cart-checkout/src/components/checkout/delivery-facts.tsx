import { styled } from '@burger/shared/styled';
import { color, Price, radius, size, Skeleton, space } from '@burger/shared/ui';
import { messages } from '../../messages';
import type { Delivery } from '../../model/delivery';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: ${space(1)} ${space(2)};
  margin: 0;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/* A day and a span need a line of their own where there is little room: the first. */
const Arrival = styled.div`
  grid-column: 1 / -1;
  @media (min-width: 26rem) {
    grid-column: auto;
  }
`;

/** As tall as the facts that it stands for. */
export const FactsShape = styled(Skeleton)`
  height: 7.25rem;
  @media (min-width: 26rem) {
    height: 4.25rem;
  }
`;

/** When it is there, how far it is and what that costs. */
export function DeliveryFacts({
  delivery,
  arrives,
}: {
  delivery: Extract<Delivery, { status: 'known' }>;
  /** Such as 1:25–1:40 PM; null where nothing can be promised. */
  arrives: string | null;
}) {
  return (
    <Facts>
      {arrives && (
        <Arrival>
          <dt>{messages.location.time}</dt>
          <dd>{arrives}</dd>
        </Arrival>
      )}
      <div>
        <dt>{messages.location.distance}</dt>
        <dd>{messages.location.km(delivery.km)}</dd>
      </div>
      <div>
        <dt>{messages.location.charge}</dt>
        <dd>{delivery.charge === 0 ? messages.bill.free : <Price paise={delivery.charge} />}</dd>
      </div>
    </Facts>
  );
}
