import type { KitchenOrder } from '@burger/shared/kitchen';
import { useStore } from '@burger/shared/platform/use-store';
import { Dialog, Stack } from '@burger/shared/ui';
import { newerOf, ordersOf } from '../counter/state';
import { messages } from '../messages/en';
import { BigButton, ButtonRow } from '../parts/buttons';
import { OtherReason } from '../parts/reason';
import { useKitchen, useOrderActions, type OrderDialogsState } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { CancelForm, LinkOnItsWay, RiderLink } from './order-changes';
import { OrderDialog } from './order-dialog';

const texts = orderMessages.handOver;

interface HandOverProps {
  order: KitchenOrder | null;
  onHandedOver: (order: KitchenOrder) => void;
  onClose: () => void;
}

function HandOverDialog({ order, onHandedOver, onClose }: HandOverProps) {
  const { riders } = useKitchen();
  const { step } = useOrderActions();
  const recent = order ? riders.names() : [];
  const give = (rider: string | null) => {
    if (!order) return;
    if (rider) riders.add(rider);
    step(order, 'out_for_delivery', { rider });
    onHandedOver(order);
  };
  return (
    <Dialog open={order !== null} onClose={onClose} title={texts.title(order?.orderId ?? '')}>
      <Stack>
        {recent.length > 0 && (
          <ButtonRow role="group" aria-label={texts.recent}>
            {recent.map((former) => (
              <BigButton $kind="primary" key={former} onClick={() => give(former)}>
                {former}
              </BigButton>
            ))}
          </ButtonRow>
        )}
        <OtherReason
          key={order?.key}
          label={texts.name}
          name="rider"
          autoComplete="off"
          maxLength={60}
          onReason={give}
        >
          {(hasReason) => (
            <BigButton
              type="submit"
              $wide
              $kind={recent.length > 0 ? 'secondary' : 'primary'}
              aria-disabled={!hasReason || undefined}
            >
              {texts.submit}
            </BigButton>
          )}
        </OtherReason>
        <BigButton $kind="quiet" onClick={() => give(null)}>
          {texts.without}
        </BigButton>
      </Stack>
    </Dialog>
  );
}

export function OrderDialogs({ visible, close, prompted, ask, end }: OrderDialogsState) {
  const { step, show } = useOrderActions();
  const state = useStore(useKitchen().counter.state);
  const orders = ordersOf(state);
  const promptedOrder = (stage: 'who' | 'link' | 'why') =>
    prompted?.stage === stage ? prompted.order : null;
  const cancelled = promptedOrder('why');
  // The dialog with the courier's link opens once the step to out for delivery is made or pending.
  const input = prompted ? orders.get(prompted.order.key) : undefined;
  const isOut = input?.status === 'out_for_delivery';
  const isMade = isOut || state.pending.some(({ key }) => key === input?.key);

  return (
    <>
      <OrderDialog order={visible && newerOf(orders.get(visible.key), visible)} onClose={close} />
      <HandOverDialog
        order={promptedOrder('who')}
        onHandedOver={(order) => ask(order, 'link')}
        onClose={() => end('who')}
      />
      <Dialog
        open={cancelled !== null}
        onClose={() => end('why')}
        title={orderMessages.card.order(prompted?.order.orderId ?? '')}
      >
        {cancelled && (
          <CancelForm
            order={cancelled}
            onKeep={() => end('why')}
            onCancel={(details) => {
              step(cancelled, 'cancelled', details);
              end('why');
              if (cancelled.online?.left) show(cancelled);
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={promptedOrder('link') !== null && isMade}
        onClose={() => end('link')}
        title={texts.linkTitle}
      >
        {promptedOrder('link') && input && (
          <Stack>
            {isOut ? (
              <RiderLink key={input.key} order={input} />
            ) : (
              <LinkOnItsWay>{state.lost ? messages.pending.waits : texts.making}</LinkOnItsWay>
            )}
            <BigButton $wide onClick={() => end('link')}>
              {texts.done}
            </BigButton>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
