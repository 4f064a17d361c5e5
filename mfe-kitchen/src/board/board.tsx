import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import { Coffee } from 'lucide-react';
import { useMemo } from 'react';
import { ordersOf } from '../counter/state';
import { messages, timeText } from '../messages';
import { narrow } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { BoardColumn } from './column';
import { columns, intoColumns, type Column } from './columns';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space(0.5)};
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  padding: ${space(0.5)} 0;
  border: 0;
  border-radius: ${radius.field};
  background: ${color.sunken};
  font-size: ${size.sm};
  font-weight: 650;
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
  shown: Column;
  onShow: (column: Column) => void;
}

/** On a phone: one column at a time, all counts in sight. */
const ColumnTabs = ({ sorted, shown, onShow }: ColumnTabsProps) => (
  <Row role="group" aria-label={messages.columns.label}>
    {columns.map((column) => (
      <Tab
        key={column}
        type="button"
        aria-pressed={column === shown}
        data-waiting={column === 'new' && sorted.new.length > 0}
        onClick={() => onShow(column)}
      >
        <strong>{sorted[column].length}</strong> {messages.columns[column]}
      </Tab>
    ))}
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

/** Nothing is under way, and when that was last looked at: silence is no proof. */
const EmptyBoard = ({ heardAt }: { heardAt: number | null }) => (
  <Box>
    <Coffee aria-hidden size={64} />
    <h2>{messages.emptyBoard.title}</h2>
    {heardAt !== null && <p>{messages.emptyBoard.checked(timeText(heardAt))}</p>}
  </Box>
);

/* New, then two stacks of what cooks; what is out stands above what is for later. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-height: 0;
  ${from.tablet} {
    flex: 1;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
  }
`;

const Stacked = styled.div`
  display: contents;
  ${from.tablet} {
    display: grid;
    grid-template-rows: repeat(2, minmax(0, auto));
    align-content: start;
    gap: ${space(1.5)};
    min-height: 0;
  }
`;

/* What nothing is put off to takes no room beside the others. */
const Place = styled.div<{ $shown: boolean; $empty: boolean }>`
  display: ${({ $shown }) => ($shown ? 'flex' : 'none')};
  min-height: 0;
  min-width: 0;
  > * {
    flex: 1;
  }
  ${from.tablet} {
    display: ${({ $empty }) => ($empty ? 'none' : 'flex')};
  }
`;

interface BoardProps {
  /** The server's time, ms. */
  now: number;
  /** The column that a phone shows. */
  shown: Column;
  onShow: (column: Column) => void;
}

export function Board({ now, shown, onShow }: BoardProps) {
  const { board, heardAt } = useStore(useKitchen().counter.state);
  const orders = ordersOf({ board });
  const extraMinutes = board?.today.extraMinutes ?? 0;
  const sorted = useMemo(
    () => intoColumns(orders.values(), now, extraMinutes),
    [orders, now, extraMinutes],
  );
  if (columns.every((column) => sorted[column].length === 0)) {
    return <EmptyBoard heardAt={heardAt} />;
  }
  const place = (column: Column) => (
    <Place $shown={column === shown} $empty={column === 'later' && sorted.later.length === 0}>
      <BoardColumn column={column} orders={sorted[column]} now={now} />
    </Place>
  );
  return (
    <>
      <ColumnTabs sorted={sorted} shown={shown} onShow={onShow} />
      <Grid>
        {place('new')}
        {place('cooking')}
        <Stacked>
          {place('away')}
          {place('later')}
        </Stacked>
      </Grid>
    </>
  );
}
