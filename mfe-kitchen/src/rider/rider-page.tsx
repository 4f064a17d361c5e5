import type { RiderOrder, RiderReport } from '@burger/shared/kitchen';
import { bringBackReasons } from '@burger/shared/order';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { useStore } from '@burger/shared/store';
import { Notice, Stack } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { OtherReason, reasonTexts } from '../parts/reason';
import { riderStand, type Delivery, type RiderView } from './delivery';
import { riderMessages as texts } from './messages';
import { OrderFacts, RiderAnchor, RiderBox, RiderButton } from './rider-order';

function WhyNot({ onReason, onBack }: { onReason: (reason: string) => void; onBack: () => void }) {
  return (
    <Stack role="group" aria-label={texts.why}>
      <strong>{texts.why}</strong>
      {bringBackReasons.map((reason) => (
        <RiderButton key={reason} $kind="secondary" onClick={() => onReason(reason)}>
          {reasonTexts[reason]}
        </RiderButton>
      ))}
      <OtherReason label={texts.otherReason} onReason={onReason}>
        {(given) => (
          <RiderButton type="submit" aria-disabled={!given || undefined}>
            {texts.send}
          </RiderButton>
        )}
      </OtherReason>
      <RiderButton $kind="quiet" onClick={onBack}>
        {texts.cancel}
      </RiderButton>
    </Stack>
  );
}

/** How it ended: delivered and how it was paid, or not delivered and why. */
function Outcome({
  order,
  onReport,
}: {
  order: RiderOrder;
  onReport: (report: RiderReport) => void;
}) {
  const [asksWhy, setAsksWhy] = useState(false);
  if (asksWhy) {
    return (
      <WhyNot
        onBack={() => setAsksWhy(false)}
        onReason={(reason) => onReport({ outcome: 'not-delivered', reason })}
      />
    );
  }
  const delivered = (payment: 'cash' | 'upi') => () => onReport({ outcome: 'delivered', payment });
  return (
    <Stack>
      {order.payment === 'pending' ? (
        <>
          <RiderButton onClick={delivered('cash')}>{texts.deliveredCash}</RiderButton>
          <RiderButton $kind="secondary" onClick={delivered('upi')}>
            {texts.deliveredUpi}
          </RiderButton>
        </>
      ) : (
        <RiderButton onClick={delivered(order.payment)}>{texts.delivered}</RiderButton>
      )}
      <RiderButton $kind="quiet" onClick={() => setAsksWhy(true)}>
        {texts.notDelivered}
      </RiderButton>
    </Stack>
  );
}

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

function Underway({
  view,
  delivery,
}: {
  view: RiderView & { phase: 'ready' };
  delivery: Delivery;
}) {
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
      <OrderFacts order={order} />
      {problem && <Notice kind="alert">{problem}</Notice>}
      {stand === 'sending' && (
        <Notice
          kind="info"
          action={<RiderButton onClick={delivery.look}>{texts.again}</RiderButton>}
        >
          <strong>{texts.sending}.</strong> {texts.kept}
        </Notice>
      )}
      {stand === 'on-the-way' && <Outcome order={order} onReport={delivery.report} />}
    </RiderBox>
  );
}

/** /rider/<key>: one order on its way. */
export function RiderPage({ delivery }: { delivery: Delivery }) {
  const view = useStore(delivery.view);
  useEffect(() => delivery.start(), [delivery]);
  switch (view.phase) {
    case 'loading':
      return <RiderLoading />;
    case 'gone':
      return <Gone />;
    case 'unreached':
      return <Unreached kept={view.press !== null} onAgain={delivery.look} />;
    case 'ready':
      return <Underway view={view} delivery={delivery} />;
  }
}
