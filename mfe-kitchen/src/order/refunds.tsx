import { momentText } from '@burger/shared/hours';
import type { KitchenOrder, RefundRequest } from '@burger/shared/kitchen';
import { leastRefund, uncreditedOf } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Notice, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { BigButton, ButtonRow } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { orderMessages } from './messages/en';
import { useOrderChange, Whys } from './order-changes';

const texts = orderMessages.refunds;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

type Online = NonNullable<KitchenOrder['online']>;
type Refund = Online['refunds'][number];

function Failed({ orderKey, refund }: { orderKey: string; refund: Refund }) {
  const { api } = useKitchen();
  const { busy, problem, change } = useOrderChange();
  const [to, setTo] = useState<'again' | 'paid-out' | null>(null);
  const [isUnsure, setUnsure] = useState(false);
  const put = (request: Pick<RefundRequest, 'to' | 'by' | 'reason' | 'anyway'>) =>
    change(async () => {
      const answer = await api.mendRefund(orderKey, { refund: refund.id, ...request });
      // The server could not ask the provider. The next press records the payout all the same.
      setUnsure(answer.kind === 'refused' && answer.field === 'anyway');
      return answer;
    });
  return (
    <Stack $gap={1} role="group" aria-label={texts.failed(formatMoney(refund.amount))}>
      <Notice kind="alert">
        <strong>{texts.failed(formatMoney(refund.amount))}</strong>{' '}
        <span>{refund.amount < leastRefund ? texts.tooSmall : texts.failedWhat}</span>
      </Notice>
      {to === null ? (
        <ButtonRow>
          {refund.amount >= leastRefund && (
            <BigButton $kind="primary" onClick={() => setTo('again')}>
              {texts.again}
            </BigButton>
          )}
          <BigButton onClick={() => setTo('paid-out')}>{texts.paidOut}</BigButton>
        </ButtonRow>
      ) : to === 'again' ? (
        <>
          <strong>{texts.why}</strong>
          <Whys
            whys={texts.whys}
            submit={texts.submit}
            busy={busy}
            onWhy={(reason) => put({ to, reason })}
          />
        </>
      ) : (
        <>
          <strong>{texts.how}</strong>
          <ButtonRow>
            {(['cash', 'upi'] as const).map((by) => (
              <BigButton
                $kind="primary"
                key={by}
                aria-disabled={busy || undefined}
                onClick={() =>
                  put({ to, by, reason: texts.ways[by], ...(isUnsure && { anyway: true }) })
                }
              >
                {isUnsure ? texts.anyway[by] : texts.ways[by]}
              </BigButton>
            ))}
          </ButtonRow>
        </>
      )}
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

type OverpaidAmount = NonNullable<Online['overpaid']>[number];

function Overpaid({ orderKey, of: { id, amount } }: { orderKey: string; of: OverpaidAmount }) {
  const { api } = useKitchen();
  const { busy, problem, change } = useOrderChange();
  const put = (reason: string) =>
    change(() => api.mendRefund(orderKey, { refund: id, to: 'settled', reason }));
  return (
    <Stack $gap={1} role="group" aria-label={texts.overpaid(formatMoney(amount))}>
      <Notice kind="alert">{texts.overpaid(formatMoney(amount))}</Notice>
      <strong>{texts.why}</strong>
      <Whys whys={texts.settledWhys} submit={texts.settled} busy={busy} onWhy={put} />
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

/**
 * What is left to refund of a cancelled order. The server refunds it later by itself; the button does it now.
 */
function Owed({ orderKey, left }: { orderKey: string; left: number }) {
  const { api } = useKitchen();
  const { busy, problem, change } = useOrderChange();
  if (left < leastRefund)
    return <Notice kind="info">{orderMessages.details.cancelTooSmall(formatMoney(left))}</Notice>;
  return (
    <Stack $gap={1}>
      <Notice kind="info">{texts.goesBack(formatMoney(left))}</Notice>
      <BigButton
        $kind="primary"
        aria-disabled={busy || undefined}
        onClick={() => change(() => api.refund(orderKey))}
      >
        {texts.now(formatMoney(left))}
      </BigButton>
      {problem && <Notice kind="alert">{problem}</Notice>}
    </Stack>
  );
}

export function Refunds({ order }: { order: KitchenOrder }) {
  const { key, status, online } = order;
  const uncredited = uncreditedOf(order);
  if (!online) return null;
  const { left, refunds, disputes = [], overpaid = [] } = online;
  return (
    <>
      {disputes.map(({ id, amount, state, respondBy }) => (
        <Notice key={id} kind={state === 'open' ? 'alert' : 'info'}>
          {texts.dispute(
            formatMoney(amount),
            texts.disputes[state],
            state === 'open' && respondBy ? momentText(Date.parse(respondBy)) : '',
          )}
        </Notice>
      ))}
      {uncredited > 0 && <Notice kind="alert">{texts.uncredited(formatMoney(uncredited))}</Notice>}
      {refunds.length > 0 && (
        <div>
          <h3>{texts.title}</h3>
          <List>
            {refunds.map(({ id, amount, reason, at, state, paidOut, waits }) => (
              <li key={id}>
                {texts.row(formatMoney(amount), texts.reasons[reason], momentText(Date.parse(at)))}{' '}
                <strong>
                  {paidOut ? texts.ways[paidOut.by] : texts.states[waits ? 'waits' : state]}
                </strong>
              </li>
            ))}
          </List>
        </div>
      )}
      {refunds.map(
        (refund) =>
          refund.state === 'failed' && <Failed key={refund.id} orderKey={key} refund={refund} />,
      )}
      {overpaid.map((one) => !one.settledAt && <Overpaid key={one.id} orderKey={key} of={one} />)}
      {status === 'cancelled' && left > 0 && <Owed orderKey={key} left={left} />}
    </>
  );
}
