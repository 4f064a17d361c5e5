import type { RiderOrder, RiderReport } from '@burger/shared/kitchen';
import { bringBackReasons } from '@burger/shared/order';
import { Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { messages } from '../messages';
import { riderMessages as texts } from './messages';
import { OtherReason } from '../parts/reason';
import { RiderButton } from './rider-look';

function WhyNot({ onReason, onBack }: { onReason: (reason: string) => void; onBack: () => void }) {
  return (
    <Stack role="group" aria-label={texts.why}>
      <strong>{texts.why}</strong>
      {bringBackReasons.map((reason) => (
        <RiderButton key={reason} $kind="secondary" onClick={() => onReason(reason)}>
          {messages.reasons[reason]}
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
export function RiderOutcome({
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
