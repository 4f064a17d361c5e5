import type { KitchenOrder } from '@burger/shared/kitchen';
import { Notice, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { BigButton, ButtonRow } from './big-button';
import { useKitchen } from './kitchen-context';
import { OtherReason } from './other-reason';

const texts = messages.details;

/** Puts right how a delivered order was paid, however long ago that was: with a reason. */
export function PayOtherwise({ order }: { order: Pick<KitchenOrder, 'key' | 'payment'> }) {
  const { api } = useKitchen();
  const payment = order.payment === 'cash' ? 'upi' : 'cash';
  const [stage, setStage] = useState<'none' | 'why' | 'busy' | 'failed' | 'cash' | 'upi'>('none');
  if (stage === 'cash' || stage === 'upi') {
    return <Notice kind="success">{texts.paid[stage]}</Notice>;
  }
  if (stage === 'none') {
    return (
      <BigButton $kind="quiet" onClick={() => setStage('why')}>
        {texts.payOtherwise[payment]}
      </BigButton>
    );
  }
  const put = async (reason: string) => {
    if (stage === 'busy') return;
    setStage('busy');
    const answer = await api.pay(order.key, { payment, reason });
    setStage(answer.kind === 'ok' ? payment : 'failed');
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
