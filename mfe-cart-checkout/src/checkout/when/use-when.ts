import type { OrderKind, Shop } from '@burger/shared/contracts';
import { isOffered, etaOf, usualMinutes, type EtaWindow } from '@burger/shared/hours';
import { useEffect, useRef, useState } from 'react';
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
  eta: EtaWindow | null;
}

/**
 * Resolves the requested kind and slot at the time `at`; `full` has the starts of full slots (ms since 1970).
 */
export function requestedTime(
  { kind: requested, slot }: TimeRequest,
  shop: Shop,
  at: Date,
  full: ReadonlySet<number>,
): RequestedTime {
  const kind = usualMinutes(requested, shop.rules) ? requested : 'delivery';
  const requests = { kind, at, shop };
  const start = slot === null ? null : new Date(slot);
  const chosen = start && isOffered(start, requests) && !full.has(start.getTime()) ? start : null;
  return {
    kind,
    chosen,
    isLost: start !== null && chosen === null,
    eta: etaOf({ ...requests, slot: chosen, full }),
  };
}

/**
 * Returns the time to send with the order; while the kitchen is closed it is the first slot after opening.
 */
export const agreedTime = ({ kind, eta }: RequestedTime): AgreedTime => ({
  kind,
  slot: eta?.slot?.toISOString() ?? null,
  agreedUntil: eta?.to.toISOString() ?? null,
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
export function useWhen(shop: Shop, at: Date) {
  const { storage, readFullSlots } = useCheckoutServices();
  const [request, setRequest] = useState<TimeRequest>(() => storedRequest(storage));
  const [full, setFull] = useState<ReadonlySet<number>>(new Set());
  const time = requestedTime(request, shop, at, full);
  const isForSlot = time.eta?.slot != null;

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
    void readFullSlots().then((found) => {
      if (!found) return;
      setFull(found);
      const next = slots.find((slot) => !found.has(slot.getTime()));
      // The first slot was already full when it was selected. A selection that the customer made meanwhile
      // stays.
      if (latest.current === own && found.has(first.getTime()) && next) choose(next);
    });
  }

  useEffect(() => {
    if (isForSlot) void readFullSlots().then((found) => found && setFull(found));
  }, [isForSlot, readFullSlots]);

  return {
    ...time,
    full,
    changeKind: (kind: OrderKind) => change({ ...request, kind }),
    choose,
    chooseFirst,
    /** Handles a rejected slot and selects the next one. Returns false for other errors. */
    refused({ code, next = null }: Refusal) {
      if (code !== 'slot-full' && code !== 'slot-refused') return false;
      const slot = time.eta?.slot;
      if (slot && code === 'slot-full') setFull(new Set([...full, slot.getTime()]));
      change({ kind: time.kind, slot: next });
      return true;
    },
  };
}

export type When = ReturnType<typeof useWhen>;
