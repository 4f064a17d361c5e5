import { cleanLine } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { Dialog, Field, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { BigButton, ButtonRow } from '../parts/buttons';

const texts = messages.handOver;

/** Who carries the order: one of the last riders with one touch, or another name. */
export function HandOverDialog({
  order,
  recent,
  onHandOver,
  onClose,
}: {
  order: KitchenOrder | null;
  recent: readonly string[];
  onHandOver: (order: KitchenOrder, rider: string | null) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const rider = cleanLine(name);
  const give = (by: string | null) => {
    if (order) onHandOver(order, by);
    setName('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rider) give(rider);
  };
  return (
    <Dialog open={order !== null} onClose={onClose} title={texts.title(order?.orderId ?? '')}>
      <Stack>
        {recent.length > 0 && (
          <ButtonRow role="group" aria-label={texts.recent}>
            {recent.map((former) => (
              <BigButton key={former} onClick={() => give(former)}>
                {former}
              </BigButton>
            ))}
          </ButtonRow>
        )}
        <form onSubmit={submit}>
          <Stack>
            <Field
              label={texts.name}
              name="rider"
              autoComplete="off"
              maxLength={60}
              required={false}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <BigButton
              type="submit"
              $wide
              $kind={recent.length > 0 ? 'secondary' : 'primary'}
              aria-disabled={!rider || undefined}
            >
              {texts.submit}
            </BigButton>
          </Stack>
        </form>
        <BigButton $kind="quiet" onClick={() => give(null)}>
          {texts.without}
        </BigButton>
      </Stack>
    </Dialog>
  );
}
