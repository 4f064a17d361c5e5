import type { KitchenOrder } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/language';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { toCollect } from '../counter/steps';
import { NoteBox } from './note-box';
import { OneLine } from '../parts/user-text';

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
  /* In a narrow lane the amount goes below. */
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
  white-space: nowrap;
`;

const Wide = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

const texts = messages.card;

/** What is to be collected, in words. */
export const collectWords = (order: Pick<KitchenOrder, 'payment' | 'total'>): string =>
  order.payment === 'pending'
    ? texts.collect(formatMoney(toCollect(order)))
    : texts.paid[order.payment];

/** For whom, by whom, how far, where, and for how much. */
export function CardCustomer({ order }: { order: KitchenOrder }) {
  const { customer, kind, location, status, rider } = order;
  const way =
    kind === 'delivery' ? [location && texts.km(location.km), isolated(customer.address)] : [];
  const carries = rider && texts.rider(isolated(rider));
  const waits = kind === 'delivery' && status === 'ready' && texts.waitsForRider;
  const where = [waits || carries, ...way].filter(Boolean).join(' · ');
  return (
    <Box>
      <Who>
        <OneLine>{customer.name}</OneLine>
      </Who>
      <Collect>{collectWords(order)}</Collect>
      {where && (
        <Wide>
          <OneLine>{where}</OneLine>
        </Wide>
      )}
      {customer.instructions && (
        <Wide>
          <NoteBox>{customer.instructions}</NoteBox>
        </Wide>
      )}
    </Box>
  );
}
