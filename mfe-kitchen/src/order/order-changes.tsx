import { momentText, timeText } from '@burger/shared/hours';
import { useNow } from '@burger/shared/platform/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import {
  bringBackReasons,
  cancelReasons,
  stepBackWithinMs,
  type ClosingReason,
  dueAt,
} from '@burger/shared/contracts';
import { lastMethod, leastRefund } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/ui/qr-picture';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { Notice, Stack } from '@burger/shared/ui';
import { MessageCircle, Undo2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { Answer } from '../api';
import { stepBack, type StepDetails } from '../counter/steps';
import { messages } from '../messages/en';
import { Failed, useChange, useLoaded } from '../parts/answers';
import { BigButton, BigLink, ButtonRow } from '../parts/buttons';
import { UserText } from '../parts/customer';
import { reasonTexts } from '../parts/messages/en';
import { OtherReason } from '../parts/reason';
import { useKitchen, useOrderActions } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { givePaidBackText, statusText } from './order-text';
import { PaidOutBy } from './paid-out-by';

const { details: texts, handOver: linkTexts } = orderMessages;

interface OrderProps {
  order: KitchenOrder;
}

export function useOrderChange() {
  const { changed } = useOrderActions();
  const { busy, problem, run } = useChange(texts.failed);
  const change = (
    work: () => Promise<Answer<KitchenOrder>>,
    done?: (order: KitchenOrder) => void,
  ): void =>
    void run(async () => {
      const answer = await work();
      if (answer.kind === 'ok') {
        changed(answer.value);
        done?.(answer.value);
      }
      return answer;
    });
  return { busy, problem, change };
}

export function StepBack({ order }: OrderProps) {
  const { skew, pending, lost } = useStore(useKitchen().counter.state);
  const { step } = useOrderActions();
  const back = stepBack(order, useNow(1000) + skew);
  if (!back || lost || pending.some(({ key }) => key === order.key)) return null;
  const left = Math.ceil((stepBackWithinMs - back.since) / 1000);
  return (
    <BigButton onClick={() => step(order, back.to)}>
      <Undo2 aria-hidden size={22} />
      {messages.undo.backTo(statusText(back.to, order.kind))}
      <span aria-hidden>· {messages.undo.left(left)}</span>
    </BigButton>
  );
}

const additions = [5, 10, 20];

export function MoreTime({ order }: OrderProps) {
  const { counter } = useKitchen();
  const { busy, problem, run } = useChange(texts.failed);
  const [offered, setOffered] = useState<number | null>(null);
  const give = (minutes: number) =>
    run(async () => {
      const answer = await counter.moreTime(order, minutes);
      const isApplied = answer.kind === 'ok';
      setOffered(isApplied ? Date.parse(dueAt(answer.value)) : null);
      return answer;
    });
  return (
    <Stack $gap={1}>
      <strong id="more-time">{texts.moreTime}</strong>
      <ButtonRow role="group" aria-labelledby="more-time">
        {additions.map((minutes) => (
          <BigButton
            key={minutes}
            aria-label={texts.moreTimeOf(minutes)}
            aria-disabled={busy || undefined}
            onClick={() => void give(minutes)}
          >
            {orderMessages.steps.plus(minutes)}
          </BigButton>
        ))}
      </ButtonRow>
      {problem && <Notice kind="alert">{problem}</Notice>}
      {offered !== null && <Notice kind="success">{texts.newTime(timeText(offered))}</Notice>}
    </Stack>
  );
}

const backReasons: readonly ClosingReason[] = [
  'customer-asked',
  'not-reachable',
  ...bringBackReasons,
];

interface CancelFormProps {
  order: KitchenOrder;
  onCancel: (details: StepDetails) => void;
  onKeep: () => void;
}

export function CancelForm({ order, onCancel, onKeep }: CancelFormProps) {
  const { status, online, paidAhead = false } = order;
  const [method, setMethod] = useState<'cash' | 'upi'>(order.payment === 'upi' ? 'upi' : 'cash');
  const cancel = (reason: string) => onCancel({ reason, ...(paidAhead && { payment: method }) });
  return (
    <Stack>
      {paidAhead && (
        <>
          <Notice kind="alert">{givePaidBackText(order)}</Notice>
          <PaidOutBy
            label={texts.paidBack}
            words={texts.paidBackBy}
            method={method}
            onMethod={setMethod}
          />
        </>
      )}
      {online && online.left > 0 && (
        <Notice kind="info">
          {(online.left < leastRefund ? texts.cancelTooSmall : texts.cancelPaid)(
            formatMoney(online.left),
          )}
        </Notice>
      )}
      <strong>{texts.cancelTitle}</strong>
      <Stack $gap={1}>
        {(status === 'brought_back' ? backReasons : cancelReasons).map((reason) => (
          <BigButton key={reason} $wide onClick={() => cancel(reason)}>
            {reasonTexts[reason]}
          </BigButton>
        ))}
      </Stack>
      <OtherReason label={texts.otherReason} onReason={cancel}>
        {(hasReason) => (
          <ButtonRow>
            <BigButton $kind="primary" type="submit" aria-disabled={!hasReason || undefined}>
              {texts.cancelNow}
            </BigButton>
            <BigButton onClick={onKeep}>{texts.keep}</BigButton>
          </ButtonRow>
        )}
      </OtherReason>
    </Stack>
  );
}

interface WhysProps {
  whys: readonly string[];
  submit: string;
  busy: boolean;
  onWhy: (why: string) => void;
}

export const Whys = ({ whys, submit, busy, onWhy }: WhysProps) => (
  <>
    <ButtonRow>
      {whys.map((why) => (
        <BigButton key={why} aria-disabled={busy || undefined} onClick={() => onWhy(why)}>
          {why}
        </BigButton>
      ))}
    </ButtonRow>
    <OtherReason label={texts.otherReason} onReason={onWhy}>
      {(hasReason) => (
        <BigButton $kind="primary" type="submit" aria-disabled={!hasReason || undefined}>
          {submit}
        </BigButton>
      )}
    </OtherReason>
  </>
);

function PutRightBy({ order: { key } }: OrderProps) {
  const { api } = useKitchen();
  const { loaded } = useLoaded(useCallback(() => api.putRight(key), [api, key]));
  const by = loaded.phase === 'ready' && loaded.value;
  if (!by) return null;
  return (
    <p>
      <UserText>{texts.putRightBy(by.email, momentText(Date.parse(by.at)), by.reason)}</UserText>
    </p>
  );
}

export function PayOtherwise({ order }: OrderProps) {
  const { api } = useKitchen();
  const { busy, problem, change } = useOrderChange();
  const [asksWhy, setAsksWhy] = useState(false);
  const [paid, setPaid] = useState<'cash' | 'upi' | null>(null);
  const payment = lastMethod(order) === 'cash' ? 'upi' : 'cash';
  if (paid) return <Notice kind="success">{texts.paid[paid]}</Notice>;
  if (!asksWhy) {
    return (
      <>
        <PutRightBy order={order} />
        <BigButton $kind="quiet" onClick={() => setAsksWhy(true)}>
          {texts.payOtherwise[payment]}
        </BigButton>
      </>
    );
  }
  const put = (reason: string) =>
    change(
      () => api.pay(order.key, { payment, reason }),
      () => setPaid(payment),
    );
  return (
    <Stack $gap={1} role="group" aria-label={texts.payWhy}>
      <strong>{texts.payWhy}</strong>
      <Whys whys={texts.payWhys} submit={texts.payPut} busy={busy} onWhy={put} />
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

// Reserves the height of the link and QR code, so that nothing below moves.
const AvailableSize = styled.p`
  min-height: 29rem;
`;

export const LinkOnItsWay = ({ children }: { children: ReactNode }) => (
  <AvailableSize role="status">{children}</AvailableSize>
);

const Address = styled.a`
  overflow-wrap: anywhere;
`;

export function RiderLink({ order: { key, orderId } }: OrderProps) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(useCallback(() => api.riderLink(key), [api, key]));
  if (loaded.phase === 'loading') return <LinkOnItsWay>{linkTexts.making}</LinkOnItsWay>;
  if (loaded.phase === 'failed') return <Failed onAgain={again}>{linkTexts.noLink}</Failed>;
  const link = loaded.value;
  const text = encodeURIComponent(linkTexts.text(orderId, link));
  return (
    <Stack>
      <p>{linkTexts.linkLead}</p>
      <BigLink
        $kind="primary"
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle aria-hidden size={22} />
        {linkTexts.whatsApp}
      </BigLink>
      <QrPicture text={link} label={linkTexts.qr} />
      <p>
        {linkTexts.copy}: <Address href={link}>{link}</Address>
      </p>
    </Stack>
  );
}

export function EndLink({ order }: OrderProps) {
  const { api } = useKitchen();
  const { busy, problem, run } = useChange();
  const [ended, setEnded] = useState(false);
  if (ended) return <Notice kind="success">{texts.linkEnded}</Notice>;
  const end = async () => setEnded(await run(() => api.endRiderLink(order.key)));
  return (
    <>
      <BigButton $kind="quiet" aria-disabled={busy || undefined} onClick={() => void end()}>
        {texts.endLink}
      </BigButton>
      {problem && <Notice kind="alert">{texts.failed}</Notice>}
    </>
  );
}
