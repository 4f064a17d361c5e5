import type { Menu, Today } from '@burger/shared/contracts';
import { Dialog, Field, Notice, Stack } from '@burger/shared/ui';
import { useMemo, useState, type FormEvent } from 'react';
import { untilText } from '../messages/en';
import { useChange } from '../parts/answers';
import { BigButton } from '../parts/buttons';
import { Panel, Rows, Soft } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { shopMessages as texts } from './messages/en';
import {
  endOfDay,
  nextTime,
  offNow,
  putBack,
  searchThings,
  takeOff,
  thingsOf,
  type Off,
  type Thing,
} from './sold-out';

function offText({ until, partly }: Off, now: number): string {
  const text = until === null ? texts.untilBack : texts.until(untilText(until, now));
  return partly ? `${text} · ${texts.partly}` : text;
}

interface OffUntilProps {
  thing: Thing | null;
  now: number;
  onOff: (thing: Thing, until: number | null) => void;
  onClose: () => void;
}

function OffUntil({ thing, now, onOff, onClose }: OffUntilProps) {
  const [time, setTime] = useState('');
  const off = (until: number | null) => thing && onOff(thing, until);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const until = nextTime(time, now);
    if (until !== null) off(until);
  };
  return (
    <Dialog open={thing !== null} onClose={onClose} title={texts.offFor(thing?.name ?? '')}>
      <Stack>
        <BigButton $kind="primary" $wide onClick={() => off(endOfDay(now))}>
          {texts.day}
        </BigButton>
        <BigButton $wide onClick={() => off(null)}>
          {texts.open}
        </BigButton>
        <form onSubmit={submit}>
          <Stack>
            <Field
              label={texts.untilTime}
              name="time"
              type="time"
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
            <BigButton
              type="submit"
              $wide
              aria-disabled={nextTime(time, now) === null || undefined}
            >
              {texts.setTime}
            </BigButton>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}

const mostFound = 12;

export function SoldOutPanel({ menu, today, now }: { menu: Menu; today: Today; now: number }) {
  const { changeToday } = useKitchen().counter;
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState<Thing | null>(null);
  const { problem, run } = useChange();
  const things = useMemo(() => thingsOf(menu), [menu]);
  const off = offNow(things, today.soldOut, now);
  const isOff = (thing: Thing) => off.some((one) => one.thing.id === thing.id && !one.partly);
  const found = searchThings(things, typed);

  const take = (thing: Thing, until: number | null) => {
    setRequested(null);
    setTyped('');
    void run(() => takeOff(thing, until, changeToday));
  };

  return (
    <Panel wide id="sold-out" title={texts.soldOutTitle}>
      {problem && <Notice kind="alert">{problem}</Notice>}
      <Field
        label={texts.search}
        hint={texts.searchHint}
        name="thing"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() && found.length === 0 && <Soft role="status">{texts.nothing}</Soft>}
      {found.length > 0 && (
        <Rows>
          {found.slice(0, mostFound).map((thing) => (
            <li key={thing.id}>
              <div>
                <strong>{thing.name}</strong>
                {thing.groups.length > 0 && <Soft>{texts.inGroups(thing.whats.length)}</Soft>}
              </div>
              <BigButton
                aria-label={texts.offFor(thing.name)}
                aria-disabled={isOff(thing) || undefined}
                onClick={() => !isOff(thing) && setRequested(thing)}
              >
                {texts.off}
              </BigButton>
            </li>
          ))}
        </Rows>
      )}
      {found.length > mostFound && <Soft>{texts.moreFound(found.length - mostFound)}</Soft>}
      <h3>{texts.list}</h3>
      {off.length === 0 && <Soft>{texts.listEmpty}</Soft>}
      {off.length > 0 && (
        <Rows>
          {off.map((one) => (
            <li key={one.thing.id}>
              <div>
                <strong>{one.thing.name}</strong>
                <Soft>{offText(one, now)}</Soft>
              </div>
              <BigButton
                aria-label={texts.backOf(one.thing.name)}
                onClick={() => void run(() => putBack(one.thing, changeToday))}
              >
                {texts.back}
              </BigButton>
            </li>
          ))}
        </Rows>
      )}
      <OffUntil thing={requested} now={now} onOff={take} onClose={() => setRequested(null)} />
    </Panel>
  );
}
