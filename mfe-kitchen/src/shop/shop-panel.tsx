import { fromCounterPromise, type Today, isFinal } from '@burger/shared/contracts';
import type { KitchenOrder, TodayRequest } from '@burger/shared/kitchen';
import { dayInWords, dayOf } from '@burger/shared/hours';
import { useStore } from '@burger/shared/platform/use-store';
import { Field, Notice, Stack } from '@burger/shared/ui';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { ordersOf } from '../counter/state';
import { messages, pausedText } from '../messages/en';
import { LoadingOrFailed, useChange, useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Panels, Rows, Soft } from '../parts/panel';
import { PrintersPanel } from '../printing/printers-panel';
import { useKitchen } from '../use-kitchen';
import { shopMessages as texts } from './messages/en';
import { endOfDay, isoOf } from './sold-out';
import { StationsPanel } from './stations-panel';
import { SoldOutPanel } from './sold-out-panel';

const extras = [0, 15, 30];
const pausesMin = [15, 30, 60];

interface PanelProps {
  today: Today;
  /** Server time in ms. */
  now: number;
}

function BusyPanels({ today, now }: PanelProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange();
  const paused = pausedText(today, now);
  const change = (request: TodayRequest) => void run(() => counter.changeToday(request));
  const pause = (until: number | null) => change({ kind: 'pause', until: isoOf(until) });
  return (
    <>
      <Panel id="busy" title={texts.busyTitle}>
        {problem && <Notice kind="alert">{problem}</Notice>}
        <ButtonRow>
          {extras.map((extra) => (
            <BigButton
              key={extra}
              $kind={today.extraMinutes === extra ? 'primary' : 'secondary'}
              aria-pressed={today.extraMinutes === extra}
              aria-disabled={busy || undefined}
              onClick={() => change({ kind: 'busy', extraMinutes: extra })}
            >
              {extra === 0 ? texts.normal : texts.busy(extra)}
            </BigButton>
          ))}
        </ButtonRow>
        <Soft>
          <span>{texts.busyReads}:</span>{' '}
          <span>
            {today.extraMinutes > 0 ? texts.busyWords.more(today.extraMinutes) : texts.busyWords[0]}
          </span>
        </Soft>
      </Panel>
      <Panel id="pause" title={texts.pauseTitle}>
        {paused ? (
          <Stack>
            <strong>{paused}</strong>
            <BigButton
              $kind="primary"
              aria-disabled={busy || undefined}
              onClick={() => change({ kind: 'go-on' })}
            >
              {messages.shop.goOn}
            </BigButton>
          </Stack>
        ) : (
          <ButtonRow>
            {pausesMin.map((minutes) => (
              <BigButton key={minutes} onClick={() => pause(now + minutes * 60_000)}>
                {texts.pauseFor(minutes)}
              </BigButton>
            ))}
            <BigButton onClick={() => pause(endOfDay(now))}>{texts.pauseDay}</BigButton>
            <BigButton onClick={() => pause(null)}>{texts.pauseOpen}</BigButton>
          </ButtonRow>
        )}
        <Soft>
          {texts.busyReads}: {texts.pauseWords}
        </Soft>
      </Panel>
    </>
  );
}

const promisedOn = (orders: Iterable<KitchenOrder>, day: string): number =>
  [...orders].filter((order) => {
    const { promisedFrom } = fromCounterPromise(order);
    return promisedFrom !== null && !isFinal(order.status) && dayOf(new Date(promisedFrom)) === day;
  }).length;

const { closedDays: closedTexts } = texts;
const dayText = (day: string): string => dayInWords(Date.parse(day), { dateStyle: 'full' });

/** Returns why a day cannot be closed, or null. `first` is the current day. */
function dayProblem(
  day: string,
  first: string,
  closed: readonly string[],
): 'noDay' | 'past' | 'alreadyClosed' | null {
  if (!day) return 'noDay';
  if (day < first) return 'past';
  return closed.includes(day) ? 'alreadyClosed' : null;
}

function ClosedDaysPanel({ today, now }: PanelProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange();
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const first = dayOf(new Date(now));
  const closed = today.closedDays.filter((one) => one >= first);
  const wrong = dayProblem(day, first, closed);
  const promised = wrong ? 0 : promisedOn(ordersOf(counter.state.get()).values(), day);

  const change = async (which: string, isToClose: boolean) => {
    setAnnouncement('');
    const request = { kind: 'closed-day', day: which, closed: isToClose } as const;
    if (!(await run(() => counter.changeToday(request)))) return;
    setAnnouncement((isToClose ? closedTexts.closed : closedTexts.opened)(dayText(which)));
    setTried(false);
    setDay((typed) => (typed === which ? '' : typed));
    // The pressed button may have unmounted, so the focus moves to the field.
    field.current?.focus();
  };
  const close = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) field.current?.focus();
    else void change(day, true);
  };
  return (
    <Panel wide id="closed-days" title={closedTexts.title}>
      {problem && <Notice kind="alert">{problem}</Notice>}
      <form noValidate onSubmit={close}>
        <Stack>
          <Field
            ref={field}
            label={closedTexts.day}
            name="closed-day"
            type="date"
            min={first}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={wrong && (day || tried) ? closedTexts[wrong] : null}
          />
          {promised > 0 && <Notice kind="info">{closedTexts.promised(promised)}</Notice>}
          <BigButton type="submit" aria-disabled={busy || undefined}>
            {closedTexts.close}
          </BigButton>
        </Stack>
      </form>
      <p role="status">{announcement}</p>
      {closed.length > 0 ? (
        <Rows>
          {closed.map((one) => (
            <li key={one}>
              <strong>{dayText(one)}</strong>
              <BigButton
                aria-label={closedTexts.openOn(dayText(one))}
                aria-disabled={busy || undefined}
                onClick={() => void change(one, false)}
              >
                {closedTexts.open}
              </BigButton>
            </li>
          ))}
        </Rows>
      ) : (
        <Soft>{closedTexts.none}</Soft>
      )}
      <Soft>{closedTexts.reads}</Soft>
    </Panel>
  );
}

/** The settings that take effect immediately. Loads today's menu for those that need it. */
function ShopPanels({ today, now }: PanelProps) {
  const { api, printing } = useKitchen();
  const load = useCallback(() => api.published(today.version), [api, today.version]);
  const { loaded, again } = useLoaded(load);
  const stations = loaded.phase === 'ready' && loaded.value.rules.kitchen;
  return (
    <Panels>
      <BusyPanels today={today} now={now} />
      {stations && <StationsPanel kitchen={stations} now={now} />}
      {loaded.phase === 'ready' ? (
        <SoldOutPanel menu={loaded.value} today={today} now={now} />
      ) : (
        <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />
      )}
      <ClosedDaysPanel today={today} now={now} />
      <PrintersPanel
        printing={printing}
        categories={loaded.phase === 'ready' ? loaded.value.categories : null}
      />
    </Panels>
  );
}

export function ShopPanel({ now }: { now: number }) {
  const { board } = useStore(useKitchen().counter.state);
  if (!board) return <p role="status">{messages.loading}</p>;
  return <ShopPanels today={board.today} now={now} />;
}
