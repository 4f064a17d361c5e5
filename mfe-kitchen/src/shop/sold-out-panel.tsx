import type { Menu, Today } from '@burger/shared/contracts';
import { Field, Notice } from '@burger/shared/ui';
import { useMemo, useState } from 'react';
import { offNow, searchThings, thingsOf, type Thing } from './sold-out';
import { officeMessages } from '../menu/messages';
import { putBack, takeOff } from './mark-sold-out';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { OffList } from './off-list';
import { OffUntil } from './off-until';
import { Panel, Rows, Soft } from '../parts/panel';
import { useChange } from '../parts/use-change';

const texts = officeMessages.shop;
const mostFound = 12;

/** Takes dishes and ingredients off for a while, and puts them back. */
export function SoldOutPanel({ menu, today, now }: { menu: Menu; today: Today; now: number }) {
  const { changeToday } = useKitchen().counter;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Thing | null>(null);
  const { problem, run } = useChange();
  const things = useMemo(() => thingsOf(menu), [menu]);
  const off = offNow(things, today.soldOut, now);
  const isOff = (thing: Thing) => off.some((one) => one.thing.id === thing.id && !one.partly);
  const found = searchThings(things, typed);

  const take = (thing: Thing, until: number | null) => {
    setAsked(null);
    setTyped('');
    void run(() => takeOff(thing, until, changeToday));
  };

  return (
    <Panel $wide aria-labelledby="sold-out">
      <h2 id="sold-out">{texts.soldOutTitle}</h2>
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
                $kind="secondary"
                aria-label={texts.offFor(thing.name)}
                aria-disabled={isOff(thing) || undefined}
                onClick={() => !isOff(thing) && setAsked(thing)}
              >
                {texts.off}
              </BigButton>
            </li>
          ))}
        </Rows>
      )}
      {found.length > mostFound && <Soft>{texts.moreFound(found.length - mostFound)}</Soft>}
      <h3>{texts.list}</h3>
      <OffList
        off={off}
        now={now}
        onBack={(thing) => void run(() => putBack(thing, changeToday))}
      />
      <OffUntil thing={asked} now={now} onOff={take} onClose={() => setAsked(null)} />
    </Panel>
  );
}
