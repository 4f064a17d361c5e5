import { normalisePhone } from '@burger/shared/contracts';
import { timeText } from '@burger/shared/hours';
import type { StaffOrder } from '@burger/shared/kitchen';
import { callNumber } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { QrPicture } from '@burger/shared/ui/qr-picture';
import { styled } from '@burger/shared/styled';
import { color, font, size, space } from '@burger/shared/theme';
import { Notice, Stack } from '@burger/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { promisedTextOf } from '../order/order-text';
import { useChange } from '../parts/answers';
import { BigButton, BigLink, ButtonRow } from '../parts/buttons';
import { Panel } from '../parts/panel';
import { useKitchen } from '../use-kitchen';
import { takeMessages as texts } from './messages/en';

const Number = styled.p`
  font-family: ${font.display};
  font-size: ${size.huge};
  font-weight: 800;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Lead = styled.p`
  font-size: ${size.lg};
`;

const Link = styled.p`
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: start;
  > :first-child {
    flex: 1 1 20rem;
  }
  > svg {
    flex: 0 0 12rem;
  }
`;

interface StaffOrderPanelProps {
  taken: StaffOrder;
  now: number;
  onNext: () => void;
  onBoard: () => void;
}

/** Shown after staff took an order: its number for a customer at the counter, its link for others. */
export function StaffOrderPanel({
  taken: { order, path, until },
  now,
  onNext,
  onBoard,
}: StaffOrderPanelProps) {
  const { api } = useKitchen();
  const [copied, setCopied] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { busy, problem, run } = useChange();
  const next = useRef<HTMLButtonElement>(null);
  // The pressed button has unmounted. The focus moves to the button for the next order, so that Enter starts
  // it.
  useEffect(() => next.current?.focus(), []);
  const waits = until !== null && !isChanged;
  const { orderId, payment, total } = order;
  const link = location.origin + path;
  const phone = normalisePhone(order.customer.phone);
  const message = encodeURIComponent(texts.message(orderId, link, waits));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // If copying fails, the link is visible above and can be copied by hand.
    }
  };
  const instead = async () => {
    if (await run(() => api.payOnHandOver(order.key))) setChanged(true);
  };
  const money = formatMoney(total);
  return (
    <Panel wide id="taken" title={texts.created(orderId)}>
      <Beside>
        <Stack>
          <Number aria-hidden>{callNumber(orderId)}</Number>
          <Lead role="status">
            {isChanged
              ? texts.insteadDone
              : until === null
                ? texts.createdLead(promisedTextOf(order, now))
                : texts.createdWaits(timeText(Date.parse(until)))}
          </Lead>
          {!waits && (
            <Lead>
              <strong>
                {payment === 'cash' || payment === 'upi'
                  ? texts.paidNow(money, payment === 'cash' ? 'cash' : 'UPI')
                  : texts.collect(money)}
              </strong>
            </Lead>
          )}
          {problem && <Notice kind="alert">{problem}</Notice>}
          <ButtonRow>
            <BigButton $kind="primary" ref={next} onClick={onNext}>
              {texts.next}
            </BigButton>
            <BigButton onClick={onBoard}>{texts.toBoard}</BigButton>
            {waits && (
              <BigButton aria-disabled={busy || undefined} onClick={() => void instead()}>
                {texts.instead}
              </BigButton>
            )}
          </ButtonRow>
          <h3>{texts.link}</h3>
          <Link>{link}</Link>
          <ButtonRow>
            {phone && (
              <>
                <BigLink href={`sms:${phone}?body=${message}`}>{texts.sms}</BigLink>
                <BigLink
                  href={`https://wa.me/${phone.slice(1)}?text=${message}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {texts.whatsapp}
                </BigLink>
              </>
            )}
            <BigButton onClick={() => void copy()}>{copied ? texts.copied : texts.copy}</BigButton>
          </ButtonRow>
        </Stack>
        <QrPicture text={link} label={texts.qr} />
      </Beside>
    </Panel>
  );
}
