import { timeText } from '@burger/shared/hours';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Coffee } from 'lucide-react';
import { useMemo } from 'react';
import { ordersOf } from '../counter/state';
import { messages } from '../messages/en';
import { ageOf } from '../order/order-text';
import { lying, narrow, tallScript } from '../parts/buttons';
import { useTimeOf } from '../use-server-time';
import { useKitchen } from '../use-kitchen';
import type { Area, Layout } from './arrangement';
import { BoardColumn, EmptyLane } from './column';
import { columns, intoColumns, type Column } from './columns';
import { DishTotals, totalsWidth } from './dish-totals-panel';
import { useIsPhone, useRestoredFocus, useLayout } from './use-layout';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(0.5)};
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${from.tablet} {
    display: none;
  }
`;

const Tab = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: 3.75rem;
  padding: ${space(0.5)};
  border: 0;
  border-radius: ${radius.field};
  background: ${color.sunken};
  font-size: ${size.sm};
  font-weight: 650;
  line-height: 1.15;
  ${tallScript} {
    line-height: 1.4;
  }
  cursor: pointer;
  strong {
    font-size: ${size.xl};
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  &[data-waiting='true'] {
    background: ${color.amber};
    color: ${color.onAmber};
  }
  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.page};
  }
`;

interface ColumnTabsProps {
  sorted: Readonly<Record<Column, readonly KitchenOrder[]>>;
  /** The lane shown on a phone; null for the all-day dish counts. */
  visible: Column | null;
  onShow: (column: Column | null) => void;
}

const piecesToCook = ({ cooking }: ColumnTabsProps['sorted']): number =>
  cooking.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);

const ColumnTabs = ({ sorted, visible, onShow }: ColumnTabsProps) => (
  <Row role="group" aria-label={messages.columns.label}>
    {columns.map((column) => (
      <Tab
        key={column}
        type="button"
        aria-pressed={column === visible}
        data-waiting={column === 'new' && sorted.new.length > 0}
        onClick={() => onShow(column)}
      >
        <strong>{sorted[column].length}</strong> {messages.columns[column]}
      </Tab>
    ))}
    <Tab type="button" aria-pressed={visible === null} onClick={() => onShow(null)}>
      <strong>{piecesToCook(sorted)}</strong> {messages.totals.open}
    </Tab>
  </Row>
);

const Box = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  min-height: 50vh;
  text-align: center;
  svg {
    color: ${color.inkSoft};
  }
  h2 {
    font-size: ${size.huge};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${size.xl};
  }
`;

/**
 * Shown when there are no orders, with the time of the last response: an empty board could also mean a lost
 * connection.
 */
function EmptyBoard() {
  const lastResponseAt = useStore(useKitchen().counter.lastResponseAt);
  return (
    <Box>
      <Coffee aria-hidden size={64} />
      <h2>{messages.emptyBoard.title}</h2>
      {lastResponseAt !== null && <p>{messages.emptyBoard.checked(timeText(lastResponseAt))}</p>}
    </Box>
  );
}

const Beside = styled.div`
  display: flex;
  gap: ${space(1)};
  min-height: 0;
  ${from.tablet} {
    flex: 1;
  }
`;

/* As many columns as fit; each lane takes the columns its orders need. */
const Grid = styled.div<{ $columns: number }>`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
  min-height: 0;
  ${from.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    grid-template-rows: minmax(0, 1fr);
  }
`;

const Place = styled.div<{ $columns: number }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
  min-height: 0;
  /* Room for the ring around a card. */
  margin: 0 -4px -4px;
  padding: 0 4px 4px;
  ${from.tablet} {
    grid-column: span ${({ $columns }) => $columns};
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-top: 1.75rem;
  }
`;

const Empties = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  ${from.tablet} {
    display: flex;
  }
  ${lying} {
    display: none;
  }
`;

/**
 * Returns the key of the most overdue order, or null when none is. Only its ticket is red; none is red while
 * the connection is lost, which is more urgent.
 */
function worstOf(sorted: Layout['sorted'], now: number): string | null {
  let worst = { key: null as string | null, promisedFrom: now };
  for (const column of columns) {
    for (const order of sorted[column]) {
      const { promisedFrom } = ageOf(order, now);
      if (promisedFrom < worst.promisedFrom) worst = { key: order.key, promisedFrom };
    }
  }
  return worst.key;
}

interface BoardProps {
  visible: Column;
  onShow: (column: Column) => void;
  /** Whether the all-day dish counts are shown: next to the lanes, or instead of them on a phone. */
  hasTotals: boolean;
  onTotals: (visible: boolean) => void;
}

export function Board({ visible, onShow, hasTotals, onTotals }: BoardProps) {
  const { board, lost } = useStore(useKitchen().counter.state);
  const isPhone = useIsPhone();
  const onFocus = useRestoredFocus();
  const orders = ordersOf({ board });
  const extraMinutes = board?.today.extraMinutes ?? 0;
  const now = useTimeOf((at) => {
    const sortedAt = intoColumns(orders.values(), at, extraMinutes);
    return [worstOf(sortedAt, at), ...sortedAt.later.map(({ key }) => key)].join(' ');
  });
  const sorted = useMemo(
    () => intoColumns(orders.values(), now, extraMinutes),
    [orders, now, extraMinutes],
  );
  const { layout, board: touched } = useLayout(sorted, hasTotals ? totalsWidth : 0);
  const { room } = layout;
  if (columns.every((column) => layout.sorted[column].length === 0)) {
    return <EmptyBoard />;
  }
  const worst = lost ? null : worstOf(layout.sorted, now);
  const areas: readonly Area[] = isPhone
    ? [{ lanes: [visible], columns: room.columns }]
    : layout.areas;
  const showOnPhone = (column: Column | null) => {
    onTotals(column === null);
    if (column) onShow(column);
  };
  return (
    <>
      <ColumnTabs
        sorted={layout.sorted}
        visible={hasTotals ? null : visible}
        onShow={showOnPhone}
      />
      <Beside>
        {!(isPhone && hasTotals) && (
          <Grid $columns={room.columns} {...touched} onFocus={onFocus}>
            {areas.map((area) => (
              <Place key={area.lanes[0]} $columns={area.columns} data-area>
                {area.lanes.map((column) => (
                  <BoardColumn
                    key={column}
                    column={column}
                    orders={layout.sorted[column]}
                    columns={area.columns}
                    stacks={layout.stacks.get(column)}
                    worst={worst}
                  />
                ))}
              </Place>
            ))}
          </Grid>
        )}
        {hasTotals && <DishTotals lanes={layout.sorted} />}
      </Beside>
      {!isPhone && (
        <Empties>
          {columns
            .filter((column) => column !== 'later' && layout.sorted[column].length === 0)
            .map((column) => (
              <EmptyLane key={column} column={column} />
            ))}
        </Empties>
      )}
    </>
  );
}
