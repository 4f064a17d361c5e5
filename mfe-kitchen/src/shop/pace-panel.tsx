import type { Today } from '@burger/shared/contracts';
import { Notice, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { endOfDay, isoOf } from './until';
import { officeMessages } from '../menu/messages';
import { BigButton, ButtonRow } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { Panel, Soft } from '../parts/panel';
import { isPaused, PausedWords } from '../parts/paused-words';
import { useChange } from '../parts/use-change';

const texts = officeMessages.shop;
const extras = [0, 15, 30];
const pausesMin = [15, 30, 60];

interface PaceProps {
  today: Today;
  /** The server's time, ms. */
  now: number;
}

/** How busy the kitchen is, and whether it takes orders; beside each the words that customers read. */
export function PacePanels({ today, now }: PaceProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange();
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
        {today.paused && isPaused(today, now) ? (
          <Stack>
            <PausedWords paused={today.paused} now={now} />
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
