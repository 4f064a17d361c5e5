import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { OrderCard } from '../order/order-card';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { intoStacks, type Column } from './columns';

const Section = styled.section`
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

const Cards = styled.div<{ $stacks: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $stacks }) => $stacks}, minmax(0, 1fr));
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

const CardStack = styled.div`
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

// What a column shows at first: a tablet with ten thousand cards would not answer.
const firstCards = 30;

export const titleOf = (column: Column): string => `lane-${column}`;

interface BoardColumnProps {
  column: Column;
  orders: readonly KitchenOrder[];
  now: number;
}

export function BoardColumn({ column, orders, now }: BoardColumnProps) {
  const { pending, lost } = useStore(useKitchen().counter.state);
  const [most, setMost] = useState(firstCards);
  const stacks = column === 'cooking' ? 2 : 1;
  const waits = new Map(
    pending.map(({ key, tries }) => [key, tries > 0 || lost ? 'waits' : 'sending'] as const),
  );
  const hidden = orders.length - most;
  return (
    <Section aria-labelledby={titleOf(column)} data-lane={column}>
      <Title
        id={titleOf(column)}
        tabIndex={-1}
        data-waiting={column === 'new' && orders.length > 0}
      >
        {messages.columns[column]} <span>{orders.length}</span>
      </Title>
      {orders.length === 0 && <Empty>{messages.columns.empty[column]}</Empty>}
      {orders.length > 0 && (
        <Cards $stacks={stacks}>
          {intoStacks(orders.slice(0, most), stacks).map((stack, at) => (
            <CardStack key={at}>
              {stack.map((order) => (
                <OrderCard
                  key={order.key}
                  order={order}
                  now={now}
                  pending={waits.get(order.key) ?? null}
                  brief={column === 'away' || column === 'later'}
                />
              ))}
            </CardStack>
          ))}
          {hidden > 0 && (
            <Rest>
              {messages.columns.more(hidden)}
              <BigButton $kind="secondary" onClick={() => setMost(most + firstCards)}>
                {messages.columns.showMore}
              </BigButton>
            </Rest>
          )}
        </Cards>
      )}
    </Section>
  );
}
