import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/ui';
import { Coffee } from 'lucide-react';
import { useMemo } from 'react';
import { ordersOf } from '../counter/state';
import { messages } from '../messages';
import { narrow } from '../parts/narrow';
import { timeText } from '../parts/text';
import { useKitchen } from '../use-kitchen';
import { LaneColumn } from './lane';
import { intoLanes, lanes, type Lane } from './lanes';

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

interface LaneTabsProps {
  counts: Readonly<Record<Lane, number>>;
  shown: Lane;
  onShow: (lane: Lane) => void;
}

/** On a phone: one lane at a time, all counts in sight. */
const LaneTabs = ({ counts, shown, onShow }: LaneTabsProps) => (
  <Row role="group" aria-label={messages.lanes.label}>
    {lanes.map((lane) => (
      <Tab
        key={lane}
        type="button"
        aria-pressed={lane === shown}
        data-waiting={lane === 'new' && counts.new > 0}
        onClick={() => onShow(lane)}
      >
        <strong>{counts[lane]}</strong> {messages.lanes[lane]}
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
    <h2>{messages.quiet.title}</h2>
    {heardAt !== null && <p>{messages.quiet.checked(timeText(heardAt))}</p>}
  </Box>
);

/* New, then two columns of what cooks; what is out stands above what is for later. */
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

/** All orders that are under way. `now` is the server's time, `shown` the lane that a phone shows. */
export function Board({
  now,
  shown,
  onShow,
}: {
  now: number;
  shown: Lane;
  onShow: (lane: Lane) => void;
}) {
  const { board, heardAt, pending, lost } = useStore(useKitchen().counter.state);
  const orders = ordersOf({ board });
  const extraMinutes = board?.today.extraMinutes ?? 0;
  const sorted = useMemo(
    () => intoLanes(orders.values(), now, extraMinutes),
    [orders, now, extraMinutes],
  );
  const counts = Object.fromEntries(lanes.map((lane) => [lane, sorted[lane].length])) as Record<
    Lane,
    number
  >;
  if (lanes.every((lane) => counts[lane] === 0)) return <EmptyBoard heardAt={heardAt} />;
  const column = (lane: Lane) => (
    <Place $shown={lane === shown} $empty={lane === 'later' && counts.later === 0}>
      <LaneColumn lane={lane} orders={sorted[lane]} {...{ now, pending, lost }} />
    </Place>
  );
  return (
    <>
      <LaneTabs counts={counts} shown={shown} onShow={onShow} />
      <Grid>
        {column('new')}
        {column('cooking')}
        <Stacked>
          {column('away')}
          {column('later')}
        </Stacked>
      </Grid>
    </>
  );
}
