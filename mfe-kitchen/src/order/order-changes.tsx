import { useNow } from '@burger/shared/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import {
  bringBackReasons,
  cancelReasons,
  stepBackWithinMs,
  type ClosingReason,
} from '@burger/shared/order';
import { useStore } from '@burger/shared/store';
import { Notice, Stack } from '@burger/shared/ui';
import { Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { stepBack } from '../counter/steps';
import { messages } from '../messages';
import { useLoaded } from '../parts/answers';
import { BigButton, ButtonRow } from '../parts/buttons';
import { OtherReason, reasonTexts } from '../parts/reason';
import { momentText, timeText } from '../parts/text';
import { UserText } from '../parts/user-text';
import { useKitchen } from '../use-kitchen';
import { orderMessages } from './messages';
import { statusText } from './order-text';
import { useOrderActions } from './use-order-actions';

const texts = orderMessages.details;

/** Takes the last step of an order back, whichever tablet made it, for as long as that can be. */
export function StepBack({ order }: { order: KitchenOrder }) {
  const { skew, pending, lost } = useStore(useKitchen().counter.state);
  const { step } = useOrderActions();
  const back = stepBack(order, useNow(1000) + skew);
  if (!back || lost || pending.some(({ key }) => key === order.key)) return null;
  const left = Math.ceil((stepBackWithinMs - back.since) / 1000);
  return (
    <BigButton $kind="secondary" onClick={() => step(order, back.to)}>
      <Undo2 aria-hidden size={22} />
      {messages.undo.backTo(statusText(back.to, order.kind))}
      <span aria-hidden>· {messages.undo.left(left)}</span>
    </BigButton>
  );
}

const additions = [5, 10, 20];

/** Gives an order more time than was promised. */
export function MoreTime({ order }: { order: KitchenOrder }) {
  const { counter } = useKitchen();
  const [told, setTold] = useState<{ kind: 'success' | 'alert'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const give = async (minutes: number) => {
    if (busy) return;
    setBusy(true);
    const answer = await counter.moreTime(order, minutes);
    setBusy(false);
    if (answer.kind === 'ok') {
      const at = Date.parse(answer.value.promisedAt ?? order.createdAt);
      setTold({ kind: 'success', text: texts.timeGiven(timeText(at)) });
    } else {
      const text = answer.kind === 'refused' ? answer.message : texts.failed;
      setTold({ kind: 'alert', text });
    }
  };
  return (
    <Stack $gap={1}>
      <strong id="more-time">{texts.moreTime}</strong>
      <ButtonRow role="group" aria-labelledby="more-time">
        {additions.map((minutes) => (
          <BigButton
            key={minutes}
            $kind="secondary"
            aria-label={texts.moreTimeOf(minutes)}
            aria-disabled={busy || undefined}
            onClick={() => void give(minutes)}
          >
            {orderMessages.steps.plus(minutes)}
          </BigButton>
        ))}
      </ButtonRow>
      {told && <Notice kind={told.kind}>{told.text}</Notice>}
    </Stack>
  );
}

const backReasons: readonly ClosingReason[] = [
  'customer-asked',
  'not-reachable',
  ...bringBackReasons,
];

/** Why an order is cancelled: one of the usual reasons with one touch, or words. */
export function CancelForm({
  isBack = false,
  onCancel,
  onKeep,
}: {
  /** It was brought back: then others are usual. */
  isBack?: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}) {
  return (
    <Stack>
      <strong>{texts.cancelTitle}</strong>
      <Stack $gap={1}>
        {(isBack ? backReasons : cancelReasons).map((reason) => (
          <BigButton key={reason} $wide $kind="secondary" onClick={() => onCancel(reason)}>
            {reasonTexts[reason]}
          </BigButton>
        ))}
      </Stack>
      <OtherReason label={texts.otherReason} onReason={onCancel}>
        {(given) => (
          <ButtonRow>
            <BigButton type="submit" aria-disabled={!given || undefined}>
              {texts.cancelNow}
            </BigButton>
            <BigButton $kind="secondary" onClick={onKeep}>
              {texts.keep}
            </BigButton>
          </ButtonRow>
        )}
      </OtherReason>
    </Stack>
  );
}

/** Who put it right before, and why. */
function PutRightBy({ orderKey }: { orderKey: string }) {
  const { api } = useKitchen();
  const { loaded } = useLoaded(useCallback(() => api.putRight(orderKey), [api, orderKey]));
  const by = loaded.phase === 'ready' && loaded.value;
  if (!by) return null;
  return (
    <p>
      <UserText>{texts.putRightBy(by.email, momentText(Date.parse(by.at)), by.reason)}</UserText>
    </p>
  );
}

/** Puts right how a delivered order was paid, however long ago that was: with a reason. */
export function PayOtherwise({ order }: { order: KitchenOrder }) {
  const { api } = useKitchen();
  const { changed } = useOrderActions();
  const payment = order.payment === 'cash' ? 'upi' : 'cash';
  const [stage, setStage] = useState<'none' | 'why' | 'busy' | 'failed' | 'cash' | 'upi'>('none');
  if (stage === 'cash' || stage === 'upi') {
    return <Notice kind="success">{texts.paid[stage]}</Notice>;
  }
  if (stage === 'none') {
    return (
      <>
        <PutRightBy orderKey={order.key} />
        <BigButton $kind="quiet" onClick={() => setStage('why')}>
          {texts.payOtherwise[payment]}
        </BigButton>
      </>
    );
  }
  const put = async (reason: string) => {
    if (stage === 'busy') return;
    setStage('busy');
    const answer = await api.pay(order.key, { payment, reason });
    setStage(answer.kind === 'ok' ? payment : 'failed');
    if (answer.kind === 'ok') changed(answer.value);
  };
  return (
    <Stack $gap={1} role="group" aria-label={texts.payWhy}>
      <strong>{texts.payWhy}</strong>
      <ButtonRow>
        {texts.payWhys.map((why) => (
          <BigButton key={why} $kind="secondary" onClick={() => void put(why)}>
            {why}
          </BigButton>
        ))}
      </ButtonRow>
      <OtherReason label={texts.otherReason} onReason={(why) => void put(why)}>
        {(given) => (
          <BigButton type="submit" aria-disabled={!given || undefined}>
            {texts.payPut}
          </BigButton>
        )}
      </OtherReason>
      {stage === 'failed' && <Notice kind="alert">{texts.failed}</Notice>}
    </Stack>
  );
}
