import { Dialog, Field, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import type { Thing } from './sold-out';
import { endOfDay, nextTime } from './until';
import { officeMessages } from '../menu/messages';
import { BigButton } from '../parts/buttons';

const texts = officeMessages.shop;

/** For how long something is off: the rest of the day, until a time, or until it is put back. */
export function OffUntil({
  thing,
  now,
  onOff,
  onClose,
}: {
  thing: Thing | null;
  now: number;
  onOff: (thing: Thing, until: number | null) => void;
  onClose: () => void;
}) {
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
        <BigButton $wide onClick={() => off(endOfDay(now))}>
          {texts.day}
        </BigButton>
        <BigButton $wide $kind="secondary" onClick={() => off(null)}>
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
              $kind="secondary"
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
