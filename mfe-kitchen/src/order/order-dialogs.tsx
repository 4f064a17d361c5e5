import type { KitchenOrder } from '@burger/shared/kitchen';
import { Dialog, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { ordersOf, type CounterState } from '../counter/state';
import { BigButton } from '../parts/buttons';
import { CancelForm } from './cancel-form';
import { HandOverDialog } from './hand-over-dialog';
import { useKitchen } from '../kitchen-context';
import { LinkOnItsWay } from './link-on-its-way';
import { OrderDialog } from './order-dialog';
import { RiderLink } from './rider-link';
import type { CounterDoings } from './use-counter-doings';
import type { Paper } from './use-paper';

export interface OrderDialogsProps {
  order: KitchenOrder | null;
  state: CounterState;
  doings: CounterDoings;
  onPrint: (paper: Paper) => void;
  onChanged: (order: KitchenOrder) => void;
  onClose: () => void;
}

const waits = ({ pending }: CounterState, key: string): boolean =>
  pending.some((one) => one.key === key);

/** The dialogs of one order: everything about it, who carries it, and the link for that rider. */
export function OrderDialogs({
  order,
  state,
  doings,
  onPrint,
  onChanged,
  onClose,
}: OrderDialogsProps) {
  const { riders } = useKitchen();
  const { card, handing, setHanding, endHanding } = doings;
  // A link is for what is on its way: it waits until the hand-over is made.
  const given = handing ? ordersOf(state).get(handing.order.key) : undefined;
  const isMade = given && (given.status === 'out_for_delivery' || waits(state, given.key));

  const handOver = (chosen: KitchenOrder, rider: string | null) => {
    if (rider) riders.add(rider);
    card.onStep(chosen, 'out_for_delivery', { rider });
    setHanding({ order: chosen, stage: 'link' });
  };
  const bringBack = (chosen: KitchenOrder) => {
    card.onStep(chosen, 'brought_back', { reason: 'not-delivered' });
    onClose();
  };
  const cancel = (chosen: KitchenOrder, reason: string) => {
    card.onStep(chosen, 'cancelled', { reason });
    endHanding('cancel');
    onClose();
  };

  return (
    <>
      <OrderDialog
        order={order}
        onClose={onClose}
        onPrint={onPrint}
        onChanged={onChanged}
        onCancel={cancel}
        onBringBack={bringBack}
      />
      <HandOverDialog
        order={handing?.stage === 'who' ? handing.order : null}
        recent={handing ? riders.names() : []}
        onHandOver={handOver}
        onClose={() => endHanding('who')}
      />
      <Dialog
        open={handing?.stage === 'cancel'}
        onClose={() => endHanding('cancel')}
        title={messages.card.order(handing?.order.orderId ?? '')}
      >
        {handing?.stage === 'cancel' && (
          <CancelForm
            isBack
            onKeep={() => endHanding('cancel')}
            onCancel={(reason) => cancel(handing.order, reason)}
          />
        )}
      </Dialog>
      <Dialog
        open={handing?.stage === 'link' && isMade === true}
        onClose={() => endHanding('link')}
        title={messages.handOver.linkTitle}
      >
        {handing?.stage === 'link' && given && (
          <Stack>
            {given?.status === 'out_for_delivery' ? (
              <RiderLink order={given} />
            ) : (
              <LinkOnItsWay>
                {state.lost ? messages.pending.waits : messages.handOver.making}
              </LinkOnItsWay>
            )}
            <BigButton $wide $kind="secondary" onClick={() => endHanding('link')}>
              {messages.handOver.done}
            </BigButton>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
