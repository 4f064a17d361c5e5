import type { Today } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import { dayOf } from '@burger/shared/restaurant';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { shopMessages } from './messages';

/** How many orders under way are promised for a day (2026-11-25). */
const promisedOn = (orders: Iterable<KitchenOrder>, day: string): number =>
  [...orders].filter(
    ({ promisedAt, status }) =>
      promisedAt !== null && !isFinal(status) && dayOf(new Date(promisedAt)) === day,
  ).length;

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in words: Wednesday, 25 November 2026. */
const dayText = (day: string): string => format.format(new Date(day));

/** Why a day cannot be closed; null where it can. `first` is the day of now. */
function dayProblem(
  day: string,
  first: string,
  closed: readonly string[],
): 'noDay' | 'past' | 'alreadyClosed' | null {
  if (!day) return 'noDay';
  if (day < first) return 'past';
  return closed.includes(day) ? 'alreadyClosed' : null;
}

const texts = shopMessages.closedDays;

interface ClosedDaysPanelProps {
  today: Today;
  /** All that are on the board, by key. */
  orders: ReadonlyMap<string, KitchenOrder>;
  /** The server's time, ms. */
  now: number;
}

/** The days on which no order is taken, beside those that the restaurant always rests on. */
export function ClosedDaysPanel({ today, orders, now }: ClosedDaysPanelProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange();
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const first = dayOf(new Date(now));
  const closed = today.closedDays.filter((one) => one >= first);
  const wrong = dayProblem(day, first, closed);
  const promised = wrong ? 0 : promisedOn(orders.values(), day);

  const change = async (which: string, isToClose: boolean) => {
    setTold('');
    const request = { kind: 'closed-day', day: which, closed: isToClose } as const;
    if (!(await run(() => counter.changeToday(request)))) return;
    setTold((isToClose ? texts.closed : texts.opened)(dayText(which)));
    setTried(false);
    setDay((typed) => (typed === which ? '' : typed));
    // What was pressed may be gone.
    field.current?.focus();
  };
  const close = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) field.current?.focus();
    else void change(day, true);
  };
  return (
    <Panel $wide aria-labelledby="closed-days">
      <h2 id="closed-days">{texts.title}</h2>
      {problem && <Notice kind="alert">{problem}</Notice>}
      <form noValidate onSubmit={close}>
        <Stack>
          <Field
            ref={field}
            label={texts.day}
            name="closed-day"
            type="date"
            min={first}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={wrong && (day || tried) ? texts[wrong] : null}
          />
          {promised > 0 && <Notice kind="info">{texts.promised(promised)}</Notice>}
          <BigButton type="submit" $kind="secondary" aria-disabled={busy || undefined}>
            {texts.close}
          </BigButton>
        </Stack>
      </form>
      <p role="status">{told}</p>
      {closed.length > 0 ? (
        <Rows>
          {closed.map((one) => (
            <li key={one}>
              <strong>{dayText(one)}</strong>
              <BigButton
                $kind="secondary"
                aria-label={texts.openOn(dayText(one))}
                aria-disabled={busy || undefined}
                onClick={() => void change(one, false)}
              >
                {texts.open}
              </BigButton>
            </li>
          ))}
        </Rows>
      ) : (
        <Soft>{texts.none}</Soft>
      )}
      <Soft>{texts.reads}</Soft>
    </Panel>
  );
}
