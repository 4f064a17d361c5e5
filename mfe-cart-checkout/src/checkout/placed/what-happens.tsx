import { fromTrackPromise, type Rules, type Track } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { type Order, readPromised } from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { promisedText } from '@burger/shared/hours';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { minutesSpan } from '@burger/shared/platform/device';
import { isOver, storeTrack, useTrack } from '@burger/shared/order/tracking';
import { color, from, space } from '@burger/shared/theme';
import { useEffect } from 'react';
import { messages } from '../../messages/en';

const texts = messages.success;

/** Returns whether the promised time (ms) has passed; a pickup order that is ready is not late. */
export function isLate({ kind, status, promisedFrom, promisedTo }: Order, at: number): boolean {
  const end = typeof promisedTo === 'number' ? promisedTo : promisedFrom;
  const isThere = kind === 'pickup' && status === 'ready';
  return !isThere && typeof end === 'number' && at >= end;
}

/** Returns the promised time relative to `at`, or the usual minutes if the order has none. */
export const promisedOrUsual = (
  order: Order,
  rules: Pick<Rules, 'delivery' | 'pickup'>,
  at: Date,
): string =>
  promisedText(order, at.getTime()) ||
  messages.location.minutes(
    minutesSpan((order.kind === 'pickup' && rules.pickup) || rules.delivery),
  );

interface TrackedOrder {
  order: Order;
  track: Track | null;
  /** The key in the tracking link; null if invalid, or if an older server sent none. */
  trackingKey: string | null;
  refresh: () => void;
}

/** Follows an order that was just placed, and stores its tracking key so that other pages can show it. */
export function useTrackedOrder(placed: Order): TrackedOrder {
  const key = placed.trackingKey || null;
  const { tracked, refresh } = useTrack(key);
  const over = isOver(tracked);
  useEffect(() => {
    if (key && !over) storeTrack(key);
  }, [key, over]);
  if (typeof tracked === 'string') {
    return { order: placed, track: null, trackingKey: tracked === 'none' ? null : key, refresh };
  }
  const { status, promise } = tracked;
  const promised = promise && readPromised(fromTrackPromise(tracked));
  const order = { ...placed, status, ...promised };
  return { order, track: tracked, trackingKey: key, refresh };
}

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

/** Reserves the tracking view's approximate height against layout shift (`tests/e2e/site/steady.spec.ts`). */
const UntilTracked = styled.div<{ $withUpi: boolean }>`
  min-height: ${({ $withUpi }) => ($withUpi ? '32.5rem' : '28.5rem')};
  ${from.tablet} {
    min-height: ${({ $withUpi }) => ($withUpi ? '20rem' : '16rem')};
  }
`;

export function WhatHappens({
  order,
  trackingKey,
  track,
  refresh,
  withUpi,
}: TrackedOrder & { withUpi: boolean }) {
  const { kind, customer } = order;
  const end = kind === 'pickup' ? counter : isolated(customer.address);
  const steps = (
    <Steps>
      {[...texts.steps[kind], texts.lastStep[kind](end)].map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </Steps>
  );
  if (!trackingKey) return steps;
  const untilTracked = <UntilTracked $withUpi={withUpi}>{steps}</UntilTracked>;
  if (!track) return untilTracked;
  return (
    <Slot
      fragment="OrderUnderWay"
      props={{ trackingKey, track, total: order.bill.total, onChanged: refresh }}
      fallback={untilTracked}
    />
  );
}
