import { restaurant, telLink } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/store';
import { Notice } from '@burger/shared/ui';
import { useEffect } from 'react';
import { RiderAnchor, RiderBox, RiderButton } from './rider-look';
import { RiderOrder } from './rider-order';
import { RiderOutcome } from './rider-outcome';
import { riderStand } from './rider-press';
import { riderMessages as texts } from './messages';
import type { RiderErrand, RiderView } from './delivery';

/** What stands there until the order is known; also what is rendered at deployment. */
export const RiderLoading = () => (
  <RiderBox>
    <p role="status">{texts.loading}</p>
  </RiderBox>
);

const Gone = () => (
  <RiderBox>
    <h1>{texts.gone}</h1>
    <p>{texts.goneWhy}</p>
    <RiderAnchor href={telLink(restaurant.phones[0])}>{texts.callKitchen}</RiderAnchor>
  </RiderBox>
);

function Unreached({ kept, onAgain }: { kept: boolean; onAgain: () => void }) {
  return (
    <RiderBox>
      <Notice kind="alert">
        {texts.unreached} {kept && texts.kept}
      </Notice>
      <RiderButton onClick={onAgain}>{texts.again}</RiderButton>
    </RiderBox>
  );
}

function Errand({ view, errand }: { view: RiderView & { phase: 'ready' }; errand: RiderErrand }) {
  const { order, isOld, press, problem } = view;
  const stand = riderStand(order, press);
  if (stand === 'over') {
    return (
      <RiderBox>
        <h1>{texts.title(order.orderId)}</h1>
        <Notice kind="success">
          {texts.done[order.status === 'delivered' ? 'delivered' : 'cancelled']}
        </Notice>
      </RiderBox>
    );
  }
  return (
    <RiderBox>
      <h1>{texts.title(order.orderId)}</h1>
      {isOld && <Notice kind="info">{texts.old}</Notice>}
      {stand === 'not-yet' && (
        <Notice kind="info">{order.status === 'ready' ? texts.packed : texts.notYet}</Notice>
      )}
      <RiderOrder order={order} />
      {problem && <Notice kind="alert">{problem}</Notice>}
      {stand === 'sending' && (
        <Notice kind="info" action={<RiderButton onClick={errand.look}>{texts.again}</RiderButton>}>
          <strong>{texts.sending}.</strong> {texts.kept}
        </Notice>
      )}
      {stand === 'on-the-way' && <RiderOutcome order={order} onReport={errand.report} />}
    </RiderBox>
  );
}

/** /rider/<key>: one order on its way. */
export function RiderPage({ errand }: { errand: RiderErrand }) {
  const view = useStore(errand.view);
  useEffect(() => errand.start(), [errand]);
  switch (view.phase) {
    case 'loading':
      return <RiderLoading />;
    case 'gone':
      return <Gone />;
    case 'unreached':
      return <Unreached kept={view.press !== null} onAgain={errand.look} />;
    case 'ready':
      return <Errand view={view} errand={errand} />;
  }
}
