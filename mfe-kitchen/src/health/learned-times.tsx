import { rideBands } from '@burger/shared/hours/learned-times';
import type { KitchenHealth } from '@burger/shared/kitchen';
import { FigureTable, Soft } from '../parts/panel';
import { learnedMessages as texts } from './messages/en';

type Times = NonNullable<KitchenHealth['times']>;

/** Returns the bounds of a band; the last band has no upper bound. */
const boundsOf = (
  bounds: readonly number[],
  band: number,
): [from: number, to: number | undefined] => [bounds[band - 1] ?? 0, bounds[band]];

interface StateProps {
  orders: number;
  times: Pick<Times, 'afterOrders' | 'leftOut'>;
}

const State = ({ orders, times: { afterOrders, leftOut } }: StateProps) => (
  <Soft>
    <span>{texts.state(orders, afterOrders)}</span>{' '}
    {leftOut > 0 && <span>{texts.leftOut(leftOut)}</span>}
  </Soft>
);

/** The fixed minutes of dishes and rides beside those learned from finished orders, and which are used. */
export const LearnedTimes = ({ times }: { times: Times }) => (
  <>
    <FigureTable
      id="health-cooking"
      title={texts.cooking}
      heads={[texts.dish, texts.fixed, texts.byLoad, texts.orders, texts.used]}
      rows={times.cooking.map(({ dish, station, fixed, calm, busy, orders, used }) => [
        texts.at(dish, station),
        ...[fixed, texts.between(calm, busy), orders, used ?? texts.fixed],
      ])}
    >
      <State orders={times.cooked} times={times} />
    </FigureTable>
    <FigureTable
      id="health-rides"
      title={texts.rides}
      heads={[texts.distance, texts.fixed, texts.learned, texts.orders, texts.used]}
      rows={times.riding
        .filter(({ orders }) => orders > 0)
        .map(({ km, hour, minutes, orders, used }) => [
          texts.band(boundsOf(rideBands.km, km), boundsOf(rideBands.hours, hour)),
          ...[times.wayMinutes, minutes, orders, used ?? texts.fixed],
        ])}
    >
      <State orders={times.ridden} times={times} />
    </FigureTable>
  </>
);
