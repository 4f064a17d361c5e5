import type { KitchenOrder } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/i18n';
import { toCollect } from '@burger/shared/order';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { OneLine } from '../parts/customer';
import { orderMessages } from './messages/en';
import { collectText } from './order-text';

const texts = orderMessages.card;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  padding-top: ${space(0.5)};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.3;
`;

const Who = styled.p`
  /* In a narrow column the amount wraps below the name. */
  flex: 1 1 5rem;
  min-width: 0;
  color: ${color.ink};
  font-weight: 650;
`;

const Collect = styled.p`
  margin-inline-start: auto;
  color: ${color.ink};
  font-weight: 750;
  font-size: ${size.md};
  font-variant-numeric: tabular-nums;
  text-align: end;
  /* Words may break, amounts may not. */
  &[data-due='true'] {
    white-space: nowrap;
  }
`;

const Wide = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

export function CardCustomer({ order }: { order: KitchenOrder }) {
  const { customer, kind, location, status, rider, source } = order;
  const km = location?.km ?? order.km;
  const method =
    kind === 'delivery' ? [km !== undefined && texts.km(km), isolated(customer.address)] : [];
  const carries = rider && texts.rider(isolated(rider));
  const waits = kind === 'delivery' && status === 'ready' && texts.waitsForRider;
  const where = [waits || carries, ...method].filter(Boolean).join(' · ');
  return (
    <Box>
      <Who>
        <OneLine>{customer.name || (source && texts.sources[source])}</OneLine>
      </Who>
      <Collect data-due={toCollect(order) > 0}>{collectText(order)}</Collect>
      {where && (
        <Wide>
          <OneLine>{where}</OneLine>
        </Wide>
      )}
    </Box>
  );
}
