import type { KitchenOrder } from '@burger/shared/kitchen';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { useState } from 'react';
import type { PendingStep } from '../counter/state';
import { messages } from '../messages';
import { OrderCard } from '../order/order-card';
import { BigButton } from '../parts/buttons';
import { intoColumns, type Lane } from './lanes';

const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
  min-height: 0;
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  font-size: ${size.lg};
  span {
    min-width: 2.25rem;
    padding: 0 ${space(1)};
    border-radius: ${radius.pill};
    background: ${color.sunken};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  &[data-waiting='true'] span {
    background: ${color.amber};
    color: ${color.onAmber};
  }
`;

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(1)};
  align-items: start;
  align-content: start;
  min-height: 0;
  /* Room for the ring around a card. */
  margin: 0 -4px -4px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  @media (max-width: 47.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const OneColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.75)};
  min-width: 0;
`;

const Empty = styled.p`
  padding: ${space(2)};
  border: 2px dashed ${color.line};
  border-radius: ${radius.field};
  color: ${color.inkSoft};
  text-align: center;
`;

const Rest = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-column: 1 / -1;
  text-align: center;
`;

// What a lane shows at first: a tablet with ten thousand cards would not answer.
const firstCards = 30;

/** Id of a lane's title, which whoever is led to the lane comes to. */
export const titleOf = (lane: Lane): string => `lane-${lane}`;

interface LaneProps {
  lane: Lane;
  orders: readonly KitchenOrder[];
  now: number;
  pending: readonly PendingStep[];
  lost: boolean;
}

/** One lane with its cards, oldest first. */
export function LaneColumn({ lane, orders, now, pending, lost }: LaneProps) {
  const columns = lane === 'cooking' ? 2 : 1;
  const [most, setMost] = useState(firstCards);
  const waits = new Map(
    pending.map(({ key, tries }) => [key, tries > 0 || lost ? 'waits' : 'sending'] as const),
  );
  const hidden = orders.length - most;
  return (
    <Column aria-labelledby={titleOf(lane)} data-lane={lane}>
      <Title id={titleOf(lane)} tabIndex={-1} data-waiting={lane === 'new' && orders.length > 0}>
        {messages.lanes[lane]} <span>{orders.length}</span>
      </Title>
      {orders.length === 0 && <Empty>{messages.lanes.empty[lane]}</Empty>}
      {orders.length > 0 && (
        <Cards $columns={columns}>
          {intoColumns(orders.slice(0, most), columns).map((column, at) => (
            <OneColumn key={at}>
              {column.map((order) => (
                <OrderCard
                  key={order.key}
                  order={order}
                  now={now}
                  pending={waits.get(order.key) ?? null}
                  brief={lane === 'away' || lane === 'later'}
                />
              ))}
            </OneColumn>
          ))}
          {hidden > 0 && (
            <Rest>
              {messages.lanes.more(hidden)}
              <BigButton $kind="secondary" onClick={() => setMost(most + firstCards)}>
                {messages.lanes.showMore}
              </BigButton>
            </Rest>
          )}
        </Cards>
      )}
    </Column>
  );
}
