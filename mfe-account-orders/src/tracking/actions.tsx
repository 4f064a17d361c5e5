import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { OrderUnderWayProps } from '@burger/shared/contracts';
import { isFinal } from '@burger/shared/order';
import { pageRules } from '@burger/shared/page-shop';
import { styled } from '@burger/shared/styled';
import { color, Notice, size, space, Stack } from '@burger/shared/ui';
import { followMessages as words } from './messages';
import type { OwnOrders } from './orders-api';
import { CallLink } from './call-link';
import { CancelOrder } from './cancel-order';
import { LateWhyClosed } from './news';
import { NotifyButton } from './notify-button';
import { ShareButton } from './share-button';
import { UpiPanel } from './upi-panel';

/** What who follows an order of her own needs from the world. */
export interface FollowPorts extends OwnOrders {
  bus: ShopBus;
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  > p:not(:empty) {
    flex-basis: 100%;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

export interface OrderDoingsProps extends OrderUnderWayProps, Omit<FollowPorts, 'bill'> {
  /** Why it was cancelled, as its own document says it: with what somebody wrote, which links do not tell. */
  ownReason?: string;
}

/**
 * What can be done with an order of one's own that is under way: pay, take back, be told, share; once it is cancelled,
 * why it was.
 */
export function OrderDoings({
  trackingKey,
  track,
  total,
  onChanged,
  bus,
  cancel,
  ownReason,
}: OrderDoingsProps) {
  const shop = useLatest('shop/changed', bus);
  const payee = (shop?.rules ?? pageRules).upi ?? null;
  const { orderId, status, kind, history, cancelUntil, unconfirmed, reason } = track;
  if (status === 'cancelled') {
    // Asked for before anything was cooked.
    const isTakenBack = reason === 'customer-asked' && history.length === 2;
    if (isTakenBack) return <Notice kind="success">{words.cancel.done}</Notice>;
    return <LateWhyClosed reason={ownReason || reason || ''} isNews />;
  }
  if (isFinal(status)) return null;
  return (
    <Stack>
      {unconfirmed && (
        <Notice kind="alert" action={<CallLink $kind="primary" />}>
          {words.unconfirmed}
        </Notice>
      )}
      {payee && total !== null && total > 0 && status !== 'brought_back' && (
        <UpiPanel
          payee={payee}
          total={total}
          orderId={orderId}
          isPickup={kind === 'pickup'}
          isDue={status === 'out_for_delivery' || status === 'ready'}
          key={status}
        />
      )}
      {!unconfirmed && (
        <CancelOrder orderId={orderId} until={cancelUntil} cancel={cancel} onChanged={onChanged} />
      )}
      <Ways>
        <NotifyButton />
        <ShareButton orderId={orderId} path={`/track/${trackingKey}`} />
      </Ways>
    </Stack>
  );
}
