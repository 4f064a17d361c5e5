import type { Week, Weeks } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { dayInWords } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { useCallback, useState } from 'react';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { FigureTable, Panel, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { weeksMessages as texts } from './messages/en';

/* The chart is a table whose rows contain the bars and figures, so screen readers get everything. */
const Chart = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space(1)};
    color: ${color.inkSoft};
    text-align: start;
  }
  th,
  td {
    padding: ${space(0.5)} 0 ${space(0.5)} ${space(1)};
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    font-size: ${size.sm};
    font-weight: 700;
    white-space: normal;
  }
  tbody th,
  thead th:first-child {
    padding-left: 0;
    font-weight: 650;
    text-align: start;
  }
  td:nth-child(2) {
    width: 45%;
  }
  svg {
    display: block;
    width: 100%;
    height: 1.5rem;
  }
`;

/* Filled for this week, outlined for the previous one, so that colour is not needed. */
const Bar = styled.rect<{ $isNow: boolean }>`
  fill: ${({ $isNow }) => ($isNow ? color.leaf : 'transparent')};
  stroke: ${({ $isNow }) => ($isNow ? color.leaf : color.inkSoft)};
  stroke-width: 1.5px;
  vector-effect: non-scaling-stroke;
`;

const Key = styled.svg`
  && {
    display: inline-block;
    width: 1.1em;
    height: 0.8em;
    margin-inline-end: ${space(0.5)};
  }
`;

interface Row {
  name: string;
  now: number | null;
  before: number | null;
}

interface BarChartProps {
  caption: string;
  head: string;
  weeks: readonly string[];
  rows: readonly Row[];
  text: (value: number) => string;
}

function BarChart({ caption, head, weeks, rows, text }: BarChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const widthOf = (value: number | null) => ((value ?? 0) / most) * 98;
  const cell = (value: number | null) => (value === null ? '–' : text(value));
  return (
    <Chart>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <td />
          {weeks.map((week, at) => (
            <th key={week} scope="col">
              <Key aria-hidden viewBox="0 0 22 16">
                <Bar $isNow={at === 0} x="1" y="2" width="20" height="12" />
              </Key>
              {week}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, now, before }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden>
              <svg viewBox="0 0 100 24" preserveAspectRatio="none">
                <Bar $isNow x="1" y="2" width={widthOf(now)} height="9" />
                <Bar $isNow={false} x="1" y="13" width={widthOf(before)} height="9" />
              </svg>
            </td>
            <td>{cell(now)}</td>
            <td>{cell(before)}</td>
          </tr>
        ))}
      </tbody>
    </Chart>
  );
}

const dateText = (date: string): string =>
  dayInWords(Date.parse(date), { day: 'numeric', month: 'short' });
const hourText = (hour: number): string =>
  `${hour % 12 || 12}–${(hour + 1) % 12 || 12} ${hour + 1 < 12 || hour === 23 ? 'AM' : 'PM'}`;

/** Returns the hours of both weeks in the sequence of a business day, which starts at 4 AM. */
function hoursOf({ now, before }: Weeks, of: 'orders' | 'sales'): Row[] {
  const found = [...new Set([...now.hours, ...before.hours].map(({ hour }) => hour))];
  const inAccounting = (hour: number) => (hour + 20) % 24;
  const at = (week: Week, hour: number) => week.hours.find((one) => one.hour === hour)?.[of] ?? 0;
  return found
    .sort((one, other) => inAccounting(one) - inAccounting(other))
    .map((hour) => ({ name: hourText(hour), now: at(now, hour), before: at(before, hour) }));
}

const daysOf = ({ now, before }: Weeks, of: 'orders' | 'sales' | 'toAccept' | 'toDeliver'): Row[] =>
  now.days.map((day, at) => ({
    name: dayInWords(Date.parse(day.date), { weekday: 'long' }),
    now: day[of],
    before: before.days[at]?.[of] ?? null,
  }));

const minutesText = (minutes: number): string => `${minutes} min`;

type ChartOf = readonly [caption: string, rows: readonly Row[], text: (value: number) => string];

function Charts({ weeks }: { weeks: Weeks }) {
  const { now, before, pairs } = weeks;
  const names = [now, before].map(({ to }) => texts.week(dateText(to)));
  if (![now, before].some(({ hours }) => hours.length > 0)) return <Soft>{texts.none}</Soft>;
  const part = (id: string, title: string, head: string, charts: readonly ChartOf[]) => (
    <Panel id={id} title={title}>
      {charts.map(([caption, rows, text]) => (
        <div key={caption}>
          <BarChart {...{ caption, head, rows, text }} weeks={names} />
        </div>
      ))}
    </Panel>
  );
  return (
    <>
      {part('weeks-hours', texts.hours, texts.hour, [
        [texts.orders, hoursOf(weeks, 'orders'), String],
        [texts.sales, hoursOf(weeks, 'sales'), formatMoney],
      ])}
      {part('weeks-days', texts.days, texts.day, [
        [texts.orders, daysOf(weeks, 'orders'), String],
        [texts.sales, daysOf(weeks, 'sales'), formatMoney],
      ])}
      {part('weeks-minutes', texts.minutes, texts.day, [
        [texts.toAccept, daysOf(weeks, 'toAccept'), minutesText],
        [texts.toDeliver, daysOf(weeks, 'toDeliver'), minutesText],
      ])}
      <FigureTable
        id="weeks-pairs"
        title={texts.pairs}
        heads={[texts.pairsOf, texts.times]}
        rows={pairs.map(({ dishes, orders }) => [
          <UserText>{dishes.join(' + ')}</UserText>,
          orders,
        ])}
      />
    </>
  );
}

function LoadedWeeks({ date }: { date: string }) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(useCallback(() => api.weeks(date), [api, date]));
  if (loaded.phase !== 'ready') {
    return (
      <Panel wide id="weeks" title={texts.title}>
        <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />
      </Panel>
    );
  }
  return <Charts weeks={loaded.value} />;
}

export function WeeksPanel({ date }: { date: string }) {
  const [isVisible, setVisible] = useState(false);
  if (isVisible) return <LoadedWeeks date={date} />;
  return (
    <Panel wide id="weeks" title={texts.title}>
      <Soft>{texts.lead}</Soft>
      <div>
        <BigButton onClick={() => setVisible(true)}>{texts.start}</BigButton>
      </div>
    </Panel>
  );
}
