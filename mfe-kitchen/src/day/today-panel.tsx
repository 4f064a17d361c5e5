import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { color, Field, font, radius, size, space } from '@burger/shared/ui';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { minutes } from '../messages';
import { reasonText } from '../order/order-text';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { FigureTable, Panels, Soft } from '../parts/panel';
import { UserText } from '../parts/customer';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { Closing } from './closing';
import { dayCsv } from './day-csv';
import { DayOrders } from './day-orders';
import { dayMessages as texts } from './messages';
import { MonthPanel } from './month-panel';
import { WeeksPanel } from './weeks';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(1)};
  > div {
    display: flex;
    flex: 1 1 8rem;
    flex-direction: column-reverse;
    /* No narrower than its number, which is never broken. */
    min-width: max-content;
    padding: ${space(1.5)} ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.field};
    background: ${color.card};
  }
  dt {
    color: ${color.inkSoft};
  }
`;

/* Where letters are so large that a number is wider than the window, it is smaller. */
const Figure = styled.dd<{ $length: number }>`
  font-family: ${font.display};
  font-size: min(${size.xxl}, calc((100vw - ${space(8)}) / ${({ $length }) => $length * 0.6}));
  font-weight: 800;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const duration = (length: number | null): string =>
  length === null ? texts.none : minutes(Math.round(length));

const { numbers } = texts;
const refundStates = ['done', 'requested', 'failed'] as const;

/** What a day came to; of what is paid online as far as there is any. */
function figuresOf(day: KitchenDay): (readonly [what: string, figure: string])[] {
  const some = (what: string, amount: number | undefined) =>
    amount ? [[what, formatMoney(amount)] as const] : [];
  return [
    [numbers.orders, String(day.promised ?? day.orders.length)],
    [numbers.sales, formatMoney(day.sales)],
    ...some(numbers.givenBack, day.givenBack),
    [numbers.accept, duration(day.minutesToAccept)],
    [numbers.deliver, duration(day.minutesToDeliver)],
    [numbers.cancelled, String(day.cancelled)],
    [numbers.cash, formatMoney(day.cash)],
    [numbers.upi, formatMoney(day.upi)],
    ...some(numbers.online, day.online),
    ...some(numbers.fees, day.fees),
    ...some(numbers.waits, day.waits),
    ...refundStates.flatMap((state) => some(numbers.refunds[state], day.refunds?.[state])),
  ];
}

const DayTables = ({ day }: { day: KitchenDay }) => (
  <>
    <FigureTable
      id="riders"
      title={texts.riders}
      heads={[texts.rider, texts.count, texts.paidOnline, texts.owes]}
      rows={day.riders.map(({ name, orders, online = 0, cash }) => [
        <UserText>{name || texts.none}</UserText>,
        orders,
        online,
        formatMoney(cash),
      ])}
    />
    <FigureTable
      id="most-sold"
      title={texts.mostSold}
      heads={[texts.dish, texts.quantity]}
      rows={day.mostSold.map(({ name, quantity }) => [<UserText>{name}</UserText>, quantity])}
    />
    {day.codes && day.codes.length > 0 && (
      <FigureTable
        id="codes"
        title={texts.codes}
        heads={[texts.code, texts.count, texts.discount, texts.numbers.sales]}
        rows={day.codes.map(({ code, orders, discount, sales }) => [
          code,
          orders,
          formatMoney(discount),
          formatMoney(sales),
        ])}
      />
    )}
    <FigureTable
      id="reasons"
      title={texts.reasons}
      heads={[texts.reason, texts.count]}
      rows={day.reasons.map(({ reason, orders }) => [
        <UserText>{reasonText(reason)}</UserText>,
        orders,
      ])}
    />
  </>
);

const Whole = styled.div`
  display: flex;
  grid-column: 1 / -1;
`;

/** The financial year of a date, which begins in April: 2026–27. */
function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const start = month < 4 ? year - 1 : year;
  return `${start}–${String((start + 1) % 100).padStart(2, '0')}`;
}

function Day({ date }: { date: string }) {
  const { api, downloads } = useKitchen();
  const { lastChanged } = useOrderActions();
  const { loaded, again } = useLoaded(useCallback(() => api.day(date), [api, date]));
  const before = useRef(lastChanged);
  useEffect(() => {
    if (lastChanged === before.current) return;
    before.current = lastChanged;
    again();
  }, [lastChanged, again]);
  if (loaded.phase !== 'ready') {
    return <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />;
  }
  const day = loaded.value;
  return (
    <>
      <Whole>
        <Soft>{texts.belongs(financialYear(day.date))}</Soft>
      </Whole>
      <Figures>
        {figuresOf(day).map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <Figure $length={figure.length}>{figure}</Figure>
          </div>
        ))}
      </Figures>
      <Closing day={day} onChanged={again} />
      <DayTables day={day} />
      <BigButton
        $kind="secondary"
        onClick={() => downloads.save(`orders-${day.date}.csv`, dayCsv(day))}
      >
        <Download aria-hidden size={22} />
        {texts.csv}
      </BigButton>
      <WeeksPanel date={day.date} />
      <DayOrders date={day.date} orders={day.orders} />
    </>
  );
}

export function TodayPanel({ now }: { now: number }) {
  const { counter } = useKitchen();
  const isOwner = useStore(counter.state).board?.role === 'owner';
  const today = businessDay(new Date(now));
  // Who has chosen no other day stays on today, also when it turns, at four in the morning.
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  return (
    <Panels>
      <Whole>
        <Field
          label={texts.date}
          name="date"
          type="date"
          max={today}
          value={date}
          onChange={({ target: { value } }) => value && setChosen(value === today ? null : value)}
        />
      </Whole>
      <Day key={date} date={date} />
      {isOwner && <MonthPanel now={now} />}
    </Panels>
  );
}
