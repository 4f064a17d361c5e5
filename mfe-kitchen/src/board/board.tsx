import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/ui';
import { useMemo } from 'react';
import { intoLanes, lanes, type Lane } from './lanes';
import { ordersOf, type CounterState } from '../counter/state';
import type { CardDoings } from '../order/use-counter-doings';
import { LaneColumn } from './lane';
import { LaneTabs } from './lane-tabs';
import { QuietBoard } from './quiet-board';

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
export function BoardView({
  state,
  now,
  shown,
  onShow,
  ...doings
}: CardDoings & {
  state: CounterState;
  now: number;
  shown: Lane;
  onShow: (lane: Lane) => void;
}) {
  const orders = ordersOf(state);
  const extraMinutes = state.board?.today.extraMinutes ?? 0;
  const sorted = useMemo(
    () => intoLanes(orders.values(), now, extraMinutes),
    [orders, now, extraMinutes],
  );
  const counts = Object.fromEntries(lanes.map((lane) => [lane, sorted[lane].length])) as Record<
    Lane,
    number
  >;
  if (lanes.every((lane) => counts[lane] === 0)) return <QuietBoard heardAt={state.heardAt} />;
  const column = (lane: Lane) => (
    <Place $shown={lane === shown} $empty={lane === 'later' && counts.later === 0}>
      <LaneColumn
        lane={lane}
        columns={lane === 'cooking' ? 2 : 1}
        orders={sorted[lane]}
        now={now}
        pending={state.pending}
        lost={state.lost}
        {...doings}
      />
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
