import { cleanLine } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/store';
import { Dialog, Field, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { newerOf, ordersOf } from '../counter/state';
import { messages } from '../messages';
import { BigButton, ButtonRow } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { orderMessages } from './messages';
import { CancelForm } from './order-changes';
import { OrderDialog } from './order-dialog';
import { LinkOnItsWay, RiderLink } from './rider-link';
import { useOrderActions, type OrderDialogsState } from './use-order-actions';

const texts = orderMessages.handOver;

/** Who carries the order: one of the last riders with one touch, or another name. */
function HandOverDialog({
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

/** The dialogs of one order: everything about it, who carries it, and the link for that rider. */
export function OrderDialogs({ shown, close, asked, ask, end }: OrderDialogsState) {
  const { counter, riders } = useKitchen();
  const { step } = useOrderActions();
  const state = useStore(counter.state);
  const orders = ordersOf(state);
  const isAt = (stage: 'who' | 'link' | 'why') => asked?.stage === stage;
  // A link is for what is on its way: it waits until the hand-over is made.
  const given = asked ? orders.get(asked.order.key) : undefined;
  const isOut = given?.status === 'out_for_delivery';
  const isMade = isOut || state.pending.some(({ key }) => key === given?.key);

  const handOver = (order: KitchenOrder, rider: string | null) => {
    if (rider) riders.add(rider);
    step(order, 'out_for_delivery', { rider });
    ask(order, 'link');
  };
  const cancel = (order: KitchenOrder, reason: string) => {
    step(order, 'cancelled', { reason });
    end('why');
    close();
  };
  const bringBack = (order: KitchenOrder) => {
    step(order, 'brought_back', { reason: 'not-delivered' });
    close();
  };

  return (
    <>
      <OrderDialog
        order={shown && newerOf(orders.get(shown.key), shown)}
        onClose={close}
        onCancel={cancel}
        onBringBack={bringBack}
      />
      <HandOverDialog
        order={asked && isAt('who') ? asked.order : null}
        recent={asked ? riders.names() : []}
        onHandOver={handOver}
        onClose={() => end('who')}
      />
      <Dialog
        open={isAt('why')}
        onClose={() => end('why')}
        title={orderMessages.card.order(asked?.order.orderId ?? '')}
      >
        {asked && isAt('why') && (
          <CancelForm
            isBack
            onKeep={() => end('why')}
            onCancel={(reason) => cancel(asked.order, reason)}
          />
        )}
      </Dialog>
      <Dialog open={isAt('link') && isMade} onClose={() => end('link')} title={texts.linkTitle}>
        {isAt('link') && given && (
          <Stack>
            {isOut ? (
              <RiderLink key={given.key} order={given} />
            ) : (
              <LinkOnItsWay>{state.lost ? messages.pending.waits : texts.making}</LinkOnItsWay>
            )}
            <BigButton $wide $kind="secondary" onClick={() => end('link')}>
              {texts.done}
            </BigButton>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
