import { useNow } from '@burger/shared/platform/device';
import { goToPay, wasSentToPay } from '@burger/shared/order/go-to-pay';
import { isFinal, type Track } from '@burger/shared/contracts';
import { askForOwn } from '@burger/shared/order/own-order-api';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { timeText } from '@burger/shared/hours';
import { styled } from '@burger/shared/styled';
import { Button, Notice } from '@burger/shared/ui';
import { from, space } from '@burger/shared/theme';
import { useEffect, useRef, useState } from 'react';
import { Soft } from '../parts/soft';
import { Back, paymentTexts as texts } from './refunds';

export const { cancelText } = texts;

type PaymentOf = NonNullable<Track['payment']>;

const Ways = styled.div`
  display: grid;
  gap: ${space(1)};
  ${from.tablet} {
    grid-auto-flow: column;
    justify-content: start;
  }
`;

const Spot = styled.div`
  display: grid;
  gap: ${space(2)};
  &:focus {
    outline: none;
  }
`;

interface PendingProps {
  track: Track;
  until: number;
  /** Reloads the order after a change; null for visitors who have only the tracking link. */
  onChanged: (() => void) | null;
  total: Paise | null;
}

/** A pending payment: its deadline and two ways to pay. Shows a message to a customer who returns unpaid. */
function Pending({ track, until, onChanged, total }: PendingProps) {
  const { orderId, kind } = track;
  // The server's clock decides about the deadline; a device's may be wrong.
  const [aheadMs] = useState(() => Date.parse(track.now) - Date.now());
  const now = useNow(10_000) + aheadMs;
  const minutes = Math.ceil((until - now) / 60_000);
  const [activity, setActivity] = useState<'paying' | 'changing' | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // The back-forward cache restores the page with its button still disabled, so it is enabled again.
    const back = () => setActivity(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  // An order entered by staff belongs to no account: the key in its tracking link authorises the payment.
  const linkKey = track.taken ? location.hash.slice(1) : '';

  async function press(what: 'paying' | 'changing') {
    if (activity) return;
    setActivity(what);
    setProblem('');
    const outcome =
      what === 'paying'
        ? await goToPay(orderId, linkKey)
        : (await askForOwn(orderId, 'pay-on-hand-over')).code;
    if (outcome === 'away') return;
    setActivity(null);
    const isFailed = !['ok', 'moved', 'already-moved'].includes(outcome);
    if (outcome === 'refused') setProblem(texts.refused[kind]);
    else if (isFailed) setProblem(what === 'paying' ? texts.away : texts.unchanged);
    onChanged?.();
  }

  if (minutes <= 0) return <Notice>{texts.over}</Notice>;
  const message = timeText(until);
  // Outside of the live region: screen readers would announce the minutes every time they change.
  const left = <Soft>{texts.left(minutes)}</Soft>;
  if (!onChanged && !linkKey) {
    return (
      <>
        <Notice>{texts.waits(message)}</Notice>
        {left}
      </>
    );
  }
  const isBack = wasSentToPay(orderId);
  const payText = total === null ? texts.payPlain : texts.pay(formatMoney(total));
  return (
    <>
      <Notice kind={isBack ? 'alert' : 'info'}>
        {(isBack ? texts.failed : texts.waits)(message)}
      </Notice>
      <Ways>
        <Button onClick={() => void press('paying')} aria-disabled={activity !== null || undefined}>
          {activity === 'paying' ? texts.sending : payText}
        </Button>
        {onChanged && (
          <Button
            $kind="secondary"
            onClick={() => void press('changing')}
            aria-disabled={activity !== null || undefined}
          >
            {activity === 'changing' ? texts.changing : texts.cash[kind]}
          </Button>
        )}
      </Ways>
      {left}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </>
  );
}

interface PaymentProps {
  track: Track;
  payment: PaymentOf;
  total?: Paise | null;
  /** Reloads the order after a change; undefined for visitors who have only the tracking link. */
  onChanged?: () => void;
}

export function Payment({
  track,
  payment,
  total = track.taken?.total ?? null,
  onChanged,
}: PaymentProps) {
  const { state, until, refund, back } = payment;
  const spot = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setChanged(state === 'hand-over');
    // A change of state removes the focused button, so the focus moves to this message.
    if (onChanged) spot.current?.focus();
  }, [state, onChanged]);
  const { status } = track;
  // The view of a changed order shows the amount left to pay itself.
  const isDearer = (track.changed?.collect ?? 0) > 0;
  const { collect = 0 } = payment;
  const paidText = collect > 0 ? texts.paidPartly(formatMoney(collect)) : texts.paid;
  return (
    <Spot ref={spot} tabIndex={-1}>
      {state === 'pending' && until !== null && (
        <Pending
          track={track}
          until={Date.parse(until)}
          onChanged={onChanged ?? null}
          total={total}
        />
      )}
      {state === 'paid' && !isFinal(status) && (
        <Notice kind="success">{isDearer ? texts.paidOver : paidText}</Notice>
      )}
      {changed && <Notice kind="success">{texts.changed}</Notice>}
      <Back {...{ state, status, refund }} {...(back && { back })} />
    </Spot>
  );
}
