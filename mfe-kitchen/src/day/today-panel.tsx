import type { KitchenDay } from '@burger/shared/kitchen';
import { formatMoney } from '@burger/shared/pricing';
import { businessDay } from '@burger/shared/hours';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/theme';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonText } from '../order/order-text';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { FigureTable, Panels, Soft } from '../parts/panel';
import { UserText } from '../parts/customer';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { Closing } from './closing';
import { DayChooser } from './day-chooser';
import { dayCsv } from './day-csv';
import { DayOrders } from './day-orders';
import { dayMessages as texts } from './messages/en';
import { MonthPanel } from './month-panel';
import { Overview } from './overview';
import { WeeksPanel } from './weeks';

const refundStates = ['done', 'requested', 'failed'] as const;

/** Returns the rows for payment methods, fees and refunds; rows for online payment only if there are any. */
function amountsByMethod({
  cash,
  upi,
  ahead,
  online,
  givenBack,
  fees,
  waits,
  refunds,
}: KitchenDay) {
  const { ways } = texts;
  const some = (what: string, amount: number) =>
    amount !== 0 ? [[what, formatMoney(amount)]] : [];
  return [
    [ways.cash, formatMoney(cash)],
    [ways.upi, formatMoney(upi)],
    ...some(ways.ahead, ahead),
    ...some(ways.online, online),
    ...some(ways.givenBack, givenBack),
    ...some(ways.fees, fees),
    ...some(ways.waits, waits),
    ...refundStates.flatMap((state) => some(ways.refunds[state], refunds[state])),
  ];
}

const PaidTable = ({ day }: { day: KitchenDay }) => (
  <FigureTable
    id="paid"
    title={texts.paidTitle}
    heads={[texts.paidHeads.how, texts.paidHeads.amount]}
    rows={amountsByMethod(day)}
  />
);

const RidersTable = ({ riders }: KitchenDay) => (
  <FigureTable
    id="riders"
    title={texts.riders}
    heads={[texts.rider, texts.count, texts.paidOnline, texts.owes]}
    rows={riders.map(({ name, orders, online = 0, cash }) => [
      <UserText>{name || texts.none}</UserText>,
      orders,
      online,
      formatMoney(cash),
    ])}
  />
);

const fewDishes = 8;

function BestSellers({ mostSold }: KitchenDay) {
  const [hasAll, setAll] = useState(false);
  return (
    <FigureTable
      id="most-sold"
      title={texts.mostSold}
      heads={[texts.dish, texts.quantity]}
      rows={mostSold
        .slice(0, hasAll ? undefined : fewDishes)
        .map(({ name, quantity }) => [<UserText>{name}</UserText>, quantity])}
    >
      {!hasAll && mostSold.length > fewDishes && (
        <BigButton onClick={() => setAll(true)}>{texts.showAll(mostSold.length)}</BigButton>
      )}
    </FigureTable>
  );
}

const CodesTable = ({ codes }: KitchenDay) =>
  codes.length > 0 && (
    <FigureTable
      id="codes"
      title={texts.codes}
      heads={[texts.code, texts.count, texts.discount, texts.sales]}
      rows={codes.map(({ code, orders, discount, sales }) => [
        code,
        orders,
        formatMoney(discount),
        formatMoney(sales),
      ])}
    />
  );

const ReasonsTable = ({ reasons }: KitchenDay) =>
  reasons.length > 0 && (
    <FigureTable
      id="reasons"
      title={texts.reasons}
      heads={[texts.reason, texts.count]}
      rows={reasons.map(({ reason, orders }) => [
        <UserText>{reasonText(reason)}</UserText>,
        orders,
      ])}
    />
  );

/* Two separate stacks, so that short panels leave no gaps. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Note = styled(Soft)`
  grid-column: 1 / -1;
`;

/** Returns the financial year of a date, e.g. 2026–27; it starts in April. */
function financialYear(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const start = month < 4 ? year - 1 : year;
  return `${start}–${String((start + 1) % 100).padStart(2, '0')}`;
}

function Day({ date, now }: { date: string; now: number }) {
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
      <Overview day={day} now={now} />
      <Column>
        <Closing day={day} onChanged={again} />
        <RidersTable {...day} />
        <PaidTable day={day} />
      </Column>
      <Column>
        <BestSellers {...day} />
        <CodesTable {...day} />
        <ReasonsTable {...day} />
      </Column>
      <DayOrders
        date={day.date}
        orders={day.orders}
        onSave={() => downloads.save(`orders-${day.date}.csv`, dayCsv(day))}
      />
      <WeeksPanel date={day.date} />
    </>
  );
}

export function TodayPanel({ now }: { now: number }) {
  const { counter } = useKitchen();
  const isOwner = useStore(counter.state).board?.role === 'owner';
  const today = businessDay(new Date(now));
  // Without a selected day the panel follows the current business day, which changes at 4 AM.
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  return (
    <Panels>
      <DayChooser
        date={date}
        today={today}
        onChoose={(next) => setChosen(next >= today ? null : next)}
      />
      <Day key={date} date={date} now={now} />
      {isOwner && <MonthPanel now={now} />}
      <Note>{texts.note(financialYear(date))}</Note>
    </Panels>
  );
}
