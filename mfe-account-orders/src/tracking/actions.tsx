import { type ShopBus, useLatest } from '@burger/shared/bus';
import { type OrderUnderWayProps, isFinal } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { timeText } from '@burger/shared/hours';
import { useHref } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { Button, ButtonLink, Dialog, Notice, Stack } from '@burger/shared/ui';
import { color, size, space } from '@burger/shared/theme';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { CallLink } from './call-link';
import { lazyOrderChanged, lazyPayment } from './lazy-payment';
import { followMessages as texts } from './messages/en';
import { NotifyButton } from './notify-button';
import type { CancelOrder as Cancel, OwnOrders } from './orders-api';
import { LazyWhyClosed } from './progress';
import { UpiPanel } from './upi-panel';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  p {
    flex: 1 1 12rem;
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const Answers = styled.div`
  display: grid;
  gap: ${space(1)};
`;

interface CancelOrderProps {
  orderId: string;
  /** End of the time to cancel (ISO); null once it is over. */
  until: string | null;
  text: string;
  cancel: Cancel;
  onChanged: () => void;
}

/**
 * Cancels an order after a confirmation. Shows the restaurant's phone number once it is too late to cancel.
 */
function CancelOrder({ orderId, until, text, cancel, onChanged }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<Cancel>> | null>(null);

  async function press() {
    if (busy) return;
    setBusy(true);
    const answer = await cancel(orderId);
    setBusy(false);
    setOutcome(answer);
    if (answer !== 'failed') setAsking(false);
    onChanged();
  }

  return (
    <>
      {outcome === 'late' && (
        <Notice kind="alert" action={<CallLink />}>
          {texts.cancel.late}
        </Notice>
      )}
      {outcome !== 'late' && (
        <Row>
          {until === null ? (
            <>
              <p>{texts.cancel.later}</p>
              <CallLink />
            </>
          ) : (
            <>
              <Button $kind="secondary" onClick={() => setAsking(true)}>
                {texts.cancel.button}
              </Button>
              <p>{texts.cancel.until(timeText(Date.parse(until)))}</p>
            </>
          )}
        </Row>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.cancel.title}>
        <Stack>
          <p>{text}</p>
          {outcome === 'failed' && <Notice kind="alert">{texts.cancel.failed}</Notice>}
          <Answers>
            <Button onClick={() => void press()} aria-disabled={busy || undefined}>
              {busy ? texts.cancel.busy : texts.cancel.yes}
            </Button>
            <Button $kind="quiet" onClick={() => setAsking(false)}>
              {texts.cancel.no}
            </Button>
          </Answers>
        </Stack>
      </Dialog>
    </>
  );
}

function ShareButton({ orderId, path }: { orderId: string; path: string }) {
  const address = useHref(path);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function press() {
    const url = new URL(address, location.href).href;
    try {
      // Desktop browsers may lack the Web Share API.
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ title: texts.share.title(orderId), url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // An AbortError means that the customer closed the share sheet.
      if ((error as Error).name !== 'AbortError') setOutcome('failed');
    }
  }

  return (
    <>
      <Button $kind="quiet" onClick={() => void press()}>
        <Share2 aria-hidden size={18} />
        {texts.share.button}
      </Button>
      {outcome === 'failed' && (
        <ButtonLink to={path} $kind="quiet">
          {texts.share.open}
        </ButtonLink>
      )}
      <p role="status">{outcome && texts.share[outcome]}</p>
    </>
  );
}

export interface FollowServices extends OwnOrders {
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
  > button {
    margin-inline-start: -${space(1.5)};
  }
`;

interface TrackedActionsProps extends OrderUnderWayProps, Omit<FollowServices, 'bill'> {
  /** The reason in the customer's own order document. It may be free text, which tracking links withhold. */
  ownReason?: string;
}

/**
 * The actions for one's own order in progress: pay, cancel, notifications, share. A cancelled order shows its
 * reason.
 */
export function TrackedActions({
  trackingKey,
  track,
  total,
  onChanged,
  bus,
  cancel,
  ownReason,
}: TrackedActionsProps) {
  const shop = useLatest('shop/changed', bus);
  const payee = (shop?.rules ?? pageRules).upi ?? null;
  const { orderId, status, kind, history, cancelUntil, unconfirmed, reason, payment, changed } =
    track;
  const { code: paying } = lazyPayment.useCode(payment !== undefined);
  const { code: changing } = lazyOrderChanged.useCode(changed !== undefined);
  const money = payment && paying && (
    <paying.Payment
      key="money"
      track={track}
      payment={payment}
      total={total}
      onChanged={onChanged}
    />
  );
  if (payment?.state === 'pending' || payment?.state === 'let-go') return <Stack>{money}</Stack>;
  if (status === 'cancelled' && money) {
    return (
      <Stack>
        {reason !== 'customer-asked' && <LazyWhyClosed reason={ownReason || reason || ''} isNews />}
        {money}
      </Stack>
    );
  }
  if (status === 'cancelled') {
    const isReturned = reason === 'customer-asked' && history.length === 2;
    if (isReturned) return <Notice kind="success">{texts.cancel.done}</Notice>;
    return <LazyWhyClosed reason={ownReason || reason || ''} isNews />;
  }
  if (isFinal(status)) return money;
  const isPaid = payment?.state === 'paid';
  // The listed order is outdated until it is reloaded, so the amount in the live track counts.
  const due = changed ? changed.collect : isPaid ? (payment.collect ?? 0) : (total ?? 0);
  return (
    <Stack>
      {changed && changing && <changing.OrderChanged changed={changed} />}
      {money}
      {unconfirmed && (
        <Notice kind="alert" action={<CallLink $kind="primary" />}>
          {texts.unconfirmed}
        </Notice>
      )}
      {payee && due > 0 && status !== 'brought_back' && (
        <UpiPanel
          payee={payee}
          total={due}
          orderId={orderId}
          isPickup={kind === 'pickup'}
          isDue={status === 'out_for_delivery' || status === 'ready'}
          key={status}
        />
      )}
      {!unconfirmed && (
        <CancelOrder
          orderId={orderId}
          until={cancelUntil}
          text={isPaid && paying ? paying.cancelText : texts.cancel.text}
          cancel={cancel}
          onChanged={onChanged}
        />
      )}
      <Ways>
        <NotifyButton trackingKey={trackingKey} isOver={false} />
        <ShareButton orderId={orderId} path={`/track/${trackingKey}`} />
      </Ways>
    </Stack>
  );
}
