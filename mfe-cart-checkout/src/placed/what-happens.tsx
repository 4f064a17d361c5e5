import type { OrderKind } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import type { Order } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import type { Track } from '@burger/shared/track';
import { color, from, space } from '@burger/shared/ui';
import { messages } from '../messages';

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  counter-reset: step;
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1.5)};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: ${color.amberWash};
    color: ${color.amberInk};
    font-weight: 700;
  }
  li:first-child::before {
    background: ${color.leaf};
    color: ${color.card};
    content: '✓';
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2rem;
    left: calc(1rem - 1px);
    width: 2px;
    bottom: -${space(2)};
    background: ${color.line};
  }
  span {
    min-width: 0;
    padding-top: 0.2rem;
    overflow-wrap: anywhere;
  }
`;

const { address: street, name } = restaurant;
const counter = `${name}, ${street.street}`;

export const NextSteps = ({ kind, address }: { kind: OrderKind; address: string }) => (
  <Steps>
    {[
      ...messages.success.steps[kind],
      messages.success.lastStep[kind](kind === 'pickup' ? counter : address),
    ].map((step) => (
      <li key={step}>
        <span>{step}</span>
      </li>
    ))}
  </Steps>
);

interface WhatHappensProps {
  order: Order;
  trackingKey: string | null;
  track: Track | null;
  withUpi: boolean;
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
