import type { KitchenOrder } from '@burger/shared/kitchen';
import { Notice } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';

const texts = messages.details;

/** Takes back the link of who carries an order. */
export function EndLink({ order }: { order: Pick<KitchenOrder, 'key'> }) {
  const { api } = useKitchen();
  const [stage, setStage] = useState<'none' | 'busy' | 'ended' | 'failed'>('none');
  if (stage === 'ended') return <Notice kind="success">{texts.linkEnded}</Notice>;
  const end = async () => {
    if (stage === 'busy') return;
    setStage('busy');
    setStage((await api.endRiderLink(order.key)).kind === 'ok' ? 'ended' : 'failed');
  };
  return (
    <>
      <BigButton $kind="quiet" aria-disabled={stage === 'busy'} onClick={() => void end()}>
        {texts.endLink}
      </BigButton>
      {stage === 'failed' && <Notice kind="alert">{texts.failed}</Notice>}
    </>
  );
}
