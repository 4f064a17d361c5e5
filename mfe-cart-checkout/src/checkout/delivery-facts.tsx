import type { Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, Price, radius, size, Skeleton, space } from '@burger/shared/ui';
import { messages } from '../messages';

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

/** As tall as the facts that it stands for. */
export const FactsSkeleton = styled(Skeleton)`
  height: 4.25rem;
`;

/** How far it is and what that costs. */
export const DeliveryFacts = ({ km, charge }: { km: number; charge: Paise }) => (
  <Facts>
    <div>
      <dt>{messages.location.distance}</dt>
      <dd>{messages.location.km(km)}</dd>
    </div>
    <div>
      <dt>{messages.location.charge}</dt>
      <dd>{charge === 0 ? messages.bill.free : <Price paise={charge} />}</dd>
    </div>
  </Facts>
);
