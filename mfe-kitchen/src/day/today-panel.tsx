import type { KitchenOrder } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Field, space } from '@burger/shared/ui';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { financialYear } from './day-numbers';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';
import { dayCsv } from './day-csv';
import { DayFigures } from './day-figures';
import { DayOrders } from './day-orders';
import { DayTables } from './day-tables';
import { useKitchen } from '../kitchen-context';
import { LoadingOrFailed } from '../parts/answers';
import type { OpenOrder } from './order-rows';
import { Panels, Soft } from '../parts/panel';
import { useLoaded } from '../parts/use-loaded';

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(2)};
  align-items: end;
`;

const Belongs = styled(Soft)`
  grid-column: 1 / -1;
`;

const texts = officeMessages.today;

export interface TodayPanelProps {
  now: number;
  /** An order that was changed beside this: the day is read anew. */
  changed?: KitchenOrder | null | undefined;
  onOpen: OpenOrder;
}

function Day({ date, changed, onOpen }: Omit<TodayPanelProps, 'now'> & { date: string }) {
  const { api, downloads } = useKitchen();
  const load = useCallback(() => api.day(date), [api, date]);
  const { loaded, again } = useLoaded(load);
  const before = useRef(changed);
  useEffect(() => {
    if (changed === before.current) return;
    before.current = changed;
    again();
  }, [changed, again]);
  if (loaded.phase !== 'ready') {
    const { phase } = loaded;
    const { loading, failed } = texts;
    return <LoadingOrFailed phase={phase} loading={loading} failed={failed} onAgain={again} />;
  }
  const day = loaded.value;
  return (
    <>
      <Belongs>{texts.belongs(financialYear(day.date))}</Belongs>
      <DayFigures day={day} />
      <DayTables day={day} />
      <BigButton
        $kind="secondary"
        onClick={() => downloads.save(`orders-${day.date}.csv`, dayCsv(day))}
      >
        <Download aria-hidden size={22} />
        {texts.csv}
      </BigButton>
      <DayOrders date={day.date} orders={day.orders} onOpen={onOpen} />
    </>
  );
}

/** What happened today, or on any day. */
export function TodayPanel({ now, changed, onOpen }: TodayPanelProps) {
  const today = dayOf(new Date(now));
  // Who has chosen no other day stays on today, also over midnight.
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  return (
    <Panels>
      <Choice>
        <Field
          label={texts.date}
          name="date"
          type="date"
          max={today}
          value={date}
          onChange={({ target: { value } }) => value && setChosen(value === today ? null : value)}
        />
      </Choice>
      <Day key={date} date={date} changed={changed} onOpen={onOpen} />
    </Panels>
  );
}
