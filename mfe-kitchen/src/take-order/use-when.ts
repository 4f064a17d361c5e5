import type { Shop } from '@burger/shared/contracts';
import { promisedTimeOf, slotsOf } from '@burger/shared/hours';
import { orderTimes, type OrderTimes } from '@burger/shared/hours/order-times';
import { timesAfterRefusal, type RefusedTime } from '@burger/shared/hours/refused-time';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from './draft';

const minuteMs = 60_000;

/** Returns the slots and the promised time of an order that staff take, at the time `now` (ms). */
export function useWhen(draft: Draft, shop: Shop, now: number, km: number | null) {
  const [times, setTimes] = useState<OrderTimes>({ full: new Set() });
  const at = new Date(now);
  const { kind, lines } = draft;
  // Without stations the times are the same for all dishes and distances, and change with chosen slots only.
  const [cooked, distance, minute] = shop.rules.kitchen
    ? [lines, km, Math.floor(now / minuteMs)]
    : [];
  const ask = useEffectEvent(() => orderTimes({ kind, at, shop, lines, km }));
  useEffect(() => {
    let isCurrent = true;
    void ask().then((found) => {
      if (isCurrent && found) setTimes(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, cooked, distance, minute]);
  const days = slotsOf({ kind, at, shop });
  const isOffered = days.some(({ slots }) => slots.some((one) => one.toISOString() === draft.slot));
  const sent = draft.slot ? new Date(draft.slot) : null;
  const slot = isOffered ? sent : null;
  return {
    days,
    full: times.full,
    isOffered,
    promised: promisedTimeOf({ kind, at, shop, slot, ...times }),
    /** Shows the times that are possible after the server refused the order's time. */
    refused: (refused: RefusedTime) =>
      setTimes(timesAfterRefusal(times, refused, { kind, at, shop, slot: sent })),
  };
}

export type When = ReturnType<typeof useWhen>;
