import type { CartLine, OrderKind, Shop } from '@burger/shared/contracts';
import { isOffered, promisedTimeOf, usualMinutes, type PromisedSlot } from '@burger/shared/hours';
import type { OrderTimes } from '@burger/shared/hours/order-times';
import { timesAfterRefusal } from '@burger/shared/hours/refused-time';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AgreedTime, CheckoutStorage, Refusal } from '../draft/order-draft';
import { useCheckoutServices } from '../draft/use-checkout-services';

export interface TimeRequest {
  kind: OrderKind;
  /** Start of the requested half-hour slot (ISO), or null for as soon as possible. */
  slot: string | null;
}

export interface RequestedTime {
  kind: OrderKind;
  chosen: Date | null;
  isLost: boolean;
  promised: PromisedSlot | null;
}

/**
 * Resolves the requested kind and slot at the time `at`; `times` says what is possible.
 */
export function requestedTime(
  { kind: requested, slot }: TimeRequest,
  shop: Shop,
  at: Date,
  times: OrderTimes,
): RequestedTime {
  const kind = usualMinutes(requested, shop.rules) ? requested : 'delivery';
  const requests = { kind, at, shop };
  const start = slot === null ? null : new Date(slot);
  const { full } = times;
  const chosen = start && isOffered(start, requests) && !full.has(start.getTime()) ? start : null;
  return {
    kind,
    chosen,
    isLost: start !== null && chosen === null,
    promised: promisedTimeOf({ ...requests, slot: chosen, ...times }),
  };
}

/**
 * Returns the time to send with the order; while the kitchen is closed it is the first slot after opening.
 */
export const agreedTime = ({ kind, promised }: RequestedTime): AgreedTime => ({
  kind,
  slot: promised?.slot?.toISOString() ?? null,
  agreedUntil: promised?.promisedTo.toISOString() ?? null,
});

type RequestStorage = Pick<CheckoutStorage, 'orderKind' | 'slot'>;

export const storedRequest = ({ orderKind, slot }: RequestStorage): TimeRequest => ({
  kind: orderKind.read() === 'pickup' ? 'pickup' : 'delivery',
  slot: slot.read(),
});

export function storeRequest(storage: RequestStorage, { kind, slot }: TimeRequest): void {
  if (kind === 'pickup') storage.orderKind.write(kind);
  else storage.orderKind.remove();
  if (slot) storage.slot.write(slot);
  else storage.slot.remove();
}

/** Restores and stores the requested kind and slot, and resolves them to a time that is available. */
export function useWhen(shop: Shop, at: Date, lines: readonly CartLine[], km: number | null) {
  const { storage, readTimes } = useCheckoutServices();
  const [request, setRequest] = useState<TimeRequest>(() => storedRequest(storage));
  const [times, setTimes] = useState<OrderTimes>({ full: new Set() });
  const time = requestedTime(request, shop, at, times);
  const { full } = times;
  const isForSlot = time.promised?.slot != null;
  const { kitchen } = shop.rules;
  const ask = useEffectEvent(() => readTimes({ kind: time.kind, at, shop, lines, km }));

  const latest = useRef(request);
  const change = (next: TimeRequest): void => {
    latest.current = next;
    setRequest(next);
    storeRequest(storage, next);
  };
  const choose = (slot: Date | null) =>
    change({ kind: time.kind, slot: slot?.toISOString() ?? null });

  function chooseFirst(slots: readonly Date[]): void {
    const first = slots.find((slot) => !full.has(slot.getTime()));
    if (!first) return;
    choose(first);
    const own = latest.current;
    void readTimes({ kind: time.kind, at, shop, lines, km }).then((found) => {
      if (!found) return;
      setTimes(found);
      const next = slots.find((slot) => !found.full.has(slot.getTime()));
      // The first slot was already full when it was selected. A selection that the customer made meanwhile
      // stays.
      if (latest.current === own && found.full.has(first.getTime()) && next) choose(next);
    });
  }

  // The kitchen's times depend on the order and change with every other one, so they are read every minute.
  const minute = kitchen && at.getTime();
  const ordered = kitchen && lines;
  const distance = kitchen && km;
  useEffect(() => {
    if (!isForSlot && !ordered) return;
    let isCurrent = true;
    void ask().then((found) => found && isCurrent && setTimes(found));
    return () => {
      isCurrent = false;
    };
  }, [isForSlot, minute, ordered, time.kind, distance]);

  return {
    ...time,
    full,
    changeKind: (kind: OrderKind) => change({ ...request, kind }),
    choose,
    chooseFirst,
    /** Handles a rejected slot and selects the next one. Returns false for other errors. */
    refused(refusal: Refusal) {
      const { code, next = null } = refusal;
      if (code !== 'slot-full' && code !== 'slot-refused') return false;
      const slot = time.promised?.slot ?? null;
      if (code === 'slot-refused') {
        setTimes(timesAfterRefusal(times, refusal, { kind: time.kind, at, shop, slot }));
      } else if (slot) setTimes({ ...times, full: new Set([...full, slot.getTime()]) });
      // Without slots to choose from, the first free slot is promised without a choice.
      change({ kind: time.kind, slot: shop.rules.slots && next });
      return true;
    },
  };
}

export type When = ReturnType<typeof useWhen>;
