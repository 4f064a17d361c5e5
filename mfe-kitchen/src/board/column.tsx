import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { memo, useState } from 'react';
import { ordersOf } from '../counter/state';
import { messages } from '../messages/en';
import { OrderCard, type OrderCardProps } from '../order/order-card';
import { ageOf, promisedTextOf } from '../order/order-text';
import { BigButton } from '../parts/buttons';
import { useTimeOf } from '../use-server-time';
import { useKitchen } from '../use-kitchen';
import { firstCards } from './arrangement';
import { intoStacks, type Column } from './columns';

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${size.lg};
  line-height: 1.5rem;
  /* The lane's heading stays visible while the lane scrolls. */
  ${from.tablet} {
    position: sticky;
    z-index: 1;
    top: 0;
    margin-inline: -4px;
    padding-inline: 4px;
    background: ${color.page};
  }
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: repeat(${({ $stacks }) => $stacks}, minmax(0, 1fr));
  }
`;

const CardStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
`;

const Line = styled.section`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};
  p {
    color: ${color.inkSoft};
  }
`;

const Rest = styled.div`
  display: grid;
  gap: ${space(1)};
  grid-column: 1 / -1;
  text-align: center;
`;

export const titleOf = (column: Column): string => `lane-${column}`;

export const EmptyLane = ({ column }: { column: Column }) => (
  <Line aria-labelledby={titleOf(column)} data-lane={column}>
    <Title id={titleOf(column)} tabIndex={-1}>
      {messages.columns[column]} <span>0</span>
    </Title>
    <p>{messages.columns.empty[column]}</p>
  </Line>
);

const TimedCard = memo((props: Omit<OrderCardProps, 'now'>) => {
  const { order } = props;
  const now = useTimeOf((at) => JSON.stringify([ageOf(order, at), promisedTextOf(order, at)]));
  return <OrderCard {...props} now={now} />;
});

interface BoardColumnProps {
  column: Column;
  /** The orders as the layout was computed; later changes appear in place. */
  orders: readonly KitchenOrder[];
  columns: number;
  stacks: readonly (readonly KitchenOrder[])[] | undefined;
  worst: string | null;
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, orders, columns, worst } = props;
  const { board, pending, lost } = useStore(useKitchen().counter.state);
  const [most, setMost] = useState(firstCards);
  const waits = new Map(
    pending.map(({ key, tries }) => [key, tries > 0 || lost ? 'waits' : 'sending'] as const),
  );
  const today = ordersOf({ board });
  const hidden = orders.length - most;
  if (orders.length === 0) return <EmptyLane column={column} />;
  const isFirst = most === firstCards && props.stacks?.length === columns;
  const stacks = (isFirst && props.stacks) || intoStacks(orders.slice(0, most), columns);
  return (
    <Section aria-labelledby={titleOf(column)} data-lane={column}>
      <Title
        id={titleOf(column)}
        tabIndex={-1}
        data-waiting={column === 'new' && orders.length > 0}
      >
        {messages.columns[column]} <span>{orders.length}</span>
      </Title>
      <Cards $stacks={columns}>
        {stacks.map((stack, at) => (
          <CardStack key={at}>
            {stack.map((order) => (
              <TimedCard
                key={order.key}
                order={order}
                became={today.get(order.key)?.status}
                pending={waits.get(order.key) ?? null}
                brief={column === 'away' || column === 'later'}
                isWorst={order.key === worst}
              />
            ))}
          </CardStack>
        ))}
        {hidden > 0 && (
          <Rest>
            {messages.columns.more(hidden)}
            <BigButton onClick={() => setMost(most + firstCards)}>
              {messages.columns.showMore}
            </BigButton>
          </Rest>
        )}
      </Cards>
    </Section>
  );
}
