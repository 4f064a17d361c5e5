import type { Today } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { Notice, Stack } from '@burger/shared/ui';
import { useCallback } from 'react';
import { messages } from '../messages';
import { LoadingOrFailed, useChange, useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { Panel, Panels, Soft } from '../parts/panel';
import { pausedText } from '../parts/text';
import { useKitchen } from '../use-kitchen';
import { ClosedDaysPanel } from './closed-days';
import { shopMessages as texts } from './messages';
import { endOfDay, isoOf } from './sold-out';
import { SoldOutPanel } from './sold-out-panel';

const extras = [0, 15, 30];
const pausesMin = [15, 30, 60];

interface PanelProps {
  today: Today;
  /** The server's time, ms. */
  now: number;
}

/** How busy the kitchen is, and whether it takes orders; beside each the words that customers read. */
function BusyPanels({ today, now }: PanelProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange();
  const paused = pausedText(today, now);
  const pause = (until: number | null) =>
    void run(() => counter.changeToday({ kind: 'pause', until: isoOf(until) }));
  return (
    <>
      <Panel aria-labelledby="busy">
        <h2 id="busy">{texts.busyTitle}</h2>
        {problem && <Notice kind="alert">{problem}</Notice>}
        <ButtonRow>
          {extras.map((extra) => (
            <BigButton
              key={extra}
              $kind={today.extraMinutes === extra ? 'primary' : 'secondary'}
              aria-pressed={today.extraMinutes === extra}
              aria-disabled={busy || undefined}
              onClick={() =>
                void run(() => counter.changeToday({ kind: 'busy', extraMinutes: extra }))
              }
            >
              {extra === 0 ? texts.normal : texts.busy(extra)}
            </BigButton>
          ))}
        </ButtonRow>
        <Soft>
          {texts.busyReads}:{' '}
          {today.extraMinutes > 0 ? texts.busyWords.more(today.extraMinutes) : texts.busyWords[0]}
        </Soft>
      </Panel>
      <Panel aria-labelledby="pause">
        <h2 id="pause">{texts.pauseTitle}</h2>
        {paused ? (
          <Stack>
            <strong>{paused}</strong>
            <BigButton
              aria-disabled={busy || undefined}
              onClick={() => void run(() => counter.changeToday({ kind: 'go-on' }))}
            >
              {messages.shop.goOn}
            </BigButton>
          </Stack>
        ) : (
          <ButtonRow>
            {pausesMin.map((minutes) => (
              <BigButton
                key={minutes}
                $kind="secondary"
                onClick={() => pause(now + minutes * 60_000)}
              >
                {texts.pauseFor(minutes)}
              </BigButton>
            ))}
            <BigButton $kind="secondary" onClick={() => pause(endOfDay(now))}>
              {texts.pauseDay}
            </BigButton>
            <BigButton $kind="secondary" onClick={() => pause(null)}>
              {texts.pauseOpen}
            </BigButton>
          </ButtonRow>
        )}
        <Soft>
          {texts.busyReads}: {texts.pauseWords}
        </Soft>
      </Panel>
    </>
  );
}

/** What can be sold out, as the menu of today has it. */
function SoldOut({ today, now }: PanelProps) {
  const { api } = useKitchen();
  const load = useCallback(() => api.published(today.version), [api, today.version]);
  const { loaded, again } = useLoaded(load);
  return loaded.phase === 'ready' ? (
    <SoldOutPanel menu={loaded.value} today={today} now={now} />
  ) : (
    <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />
  );
}

/** What is different today and on single days: how busy it is, whether orders are taken, what is sold out. */
export function ShopPanel({ now }: { now: number }) {
  const { board } = useStore(useKitchen().counter.state);
  if (!board) return <p role="status">{messages.loading}</p>;
  const { today, orders } = board;
  return (
    <Panels>
      <BusyPanels today={today} now={now} />
      <SoldOut today={today} now={now} />
      <ClosedDaysPanel today={today} orders={orders} now={now} />
    </Panels>
  );
}
