import type { KitchenOrder } from '@burger/shared/kitchen';
import { Notice, Stack } from '@burger/shared/ui';
import { useCallback, useState } from 'react';
import { messages } from '../messages';
import { BigButton, ButtonRow } from '../parts/buttons';
import { momentWords } from '../parts/text';
import { useKitchen } from '../kitchen-context';
import { OtherReason } from '../parts/reason';
import { Theirs } from '../parts/user-text';
import { useLoaded } from '../parts/use-loaded';

const texts = messages.details;

/** Who put it right before, and why. */
function PutRightBy({ orderKey }: { orderKey: string }) {
  const { api } = useKitchen();
  const { loaded } = useLoaded(useCallback(() => api.putRight(orderKey), [api, orderKey]));
  const by = loaded.phase === 'ready' && loaded.value;
  if (!by) return null;
  return (
    <p>
      <Theirs>{texts.putRightBy(by.email, momentWords(Date.parse(by.at)), by.reason)}</Theirs>
    </p>
  );
}

/** Puts right how a delivered order was paid, however long ago that was: with a reason. */
export function PayOtherwise({
  order,
  onPaid,
}: {
  order: KitchenOrder;
  onPaid: (order: KitchenOrder) => void;
}) {
  const { api } = useKitchen();

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
    if (answer.kind === 'ok') onPaid(answer.value);
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
