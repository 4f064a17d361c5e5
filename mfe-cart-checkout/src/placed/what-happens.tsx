import { isolated } from '@burger/shared/language';
import type { Order } from '@burger/shared/order';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import type { Track } from '@burger/shared/track';
import { from } from '@burger/shared/ui';
import { NextSteps } from './next-steps';

interface WhatHappensProps {
  order: Order;
  /** What its link carries; null: it cannot be followed. */
  trackingKey: string | null;
  /** What is known of it; null until then. */
  track: Track | null;
  /** It can be paid by UPI. */
  withUpi: boolean;
  /** Asks at once what has become of it. */
  onChanged: () => void;
}

/**
 * About as tall as the order under way is while it is placed, so that nothing below moves away from a finger once it is
 * followed: less than half a button (`tests/e2e/site/steady.spec.ts`).
 */
const UntilFollowed = styled.div<{ $withUpi: boolean }>`
  min-height: ${({ $withUpi }) => ($withUpi ? '31rem' : '27rem')};
  ${from.tablet} {
    min-height: ${({ $withUpi }) => ($withUpi ? '20rem' : '16rem')};
  }
`;

/** What happens with an order from here on: how far it is, or what comes while that is not known. */
export function WhatHappens({ order, trackingKey, track, withUpi, onChanged }: WhatHappensProps) {
  const steps = <NextSteps kind={order.kind} address={isolated(order.customer.address)} />;
  if (!trackingKey) return steps;
  const untilFollowed = <UntilFollowed $withUpi={withUpi}>{steps}</UntilFollowed>;
  if (!track) return untilFollowed;
  return (
    <Slot
      fragment="OrderUnderWay"
      props={{ trackingKey, track, total: order.bill.total, onChanged }}
      fallback={untilFollowed}
    />
  );
}
