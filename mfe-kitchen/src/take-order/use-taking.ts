import type { BillChange, Shop } from '@burger/shared/contracts';
import { promisedTimeOf, slotsOf } from '@burger/shared/hours';
import { orderTimes, type OrderTimes } from '@burger/shared/hours/order-times';
import { timesAfterRefusal, type RefusedTime } from '@burger/shared/hours/refused-time';
import { randomKey } from '@burger/shared/platform/device';
import type { StaffOrder } from '@burger/shared/kitchen';
import type { Bill } from '@burger/shared/pricing';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKitchen } from '../use-kitchen';
import {
  billOf,
  type Draft,
  nothingTyped,
  type Place,
  placeOf,
  readDraft,
  requestOf,
} from './draft';

const minuteMs = 60_000;

/** Returns the slots and the promised time of an order that staff take, at the time `now` (ms). */
function useWhen(draft: Draft, shop: Shop, now: number, km: number | null) {
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

export type Sending =
  | { phase: 'typing'; problem: string | null }
  | { phase: 'sending' }
  /** The request got no response: the order may be stored, so it is locked. */
  | { phase: 'unsure' }
  | { phase: 'taken'; taken: StaffOrder };

const againMs = 5000;

/** Returns the delivery distance to a place in km; null while unknown. */
function useKm(place: Place | null): number | null {
  const { api } = useKitchen();
  const [measured, setMeasured] = useState<{ at: string; km: number } | null>(null);
  const [tries, setTries] = useState(0);
  const at = place && 'at' in place ? `${place.at.lat},${place.at.lng}` : '';
  useEffect(() => {
    if (!at) return undefined;
    let isCurrent = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const [lat = 0, lng = 0] = at.split(',').map(Number);
    void api.distance({ lat, lng }).then((answer) => {
      if (!isCurrent) return;
      if (answer.kind === 'ok') setMeasured({ at, km: answer.value });
      else again = setTimeout(() => setTries(tries + 1), againMs);
    });
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [api, at, tries]);
  if (place && 'km' in place) return place.km;
  return at && measured?.at === at ? measured.km : null;
}

/** The state of an order that staff take, at the time `at` (ms). Its input is stored in the tab until the order is placed. */
export function useTaking(shop: Shop, at: number) {
  const { api, counter, draft: stored } = useKitchen();
  const [draft, setDraft] = useState<Draft>(() => readDraft(stored.read()) ?? nothingTyped);
  // An order that was being sent when the page was reloaded may be stored.
  const [sending, setSending] = useState<Sending>(() =>
    draft.key ? { phase: 'unsure' } : { phase: 'typing', problem: null },
  );
  const [changed, setChanged] = useState<BillChange | null>(null);
  const place = placeOf(draft, shop);
  const measured = useKm(place);
  const km = changed && draft.kind === 'delivery' ? changed.km : measured;
  const bill: Bill = changed?.bill ?? billOf(draft, km, shop);
  const when = useWhen(draft, shop, at, km);
  const isSent = useRef(false);

  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      if (next === nothingTyped) stored.remove();
      else stored.write(next);
    },
    [stored],
  );

  /** Changes the draft. Returns false while the order is being sent. */
  const change = (more: Partial<Draft>): boolean => {
    if (sending.phase !== 'typing') return false;
    setChanged(null);
    setSending({ phase: 'typing', problem: null });
    keep({ ...draft, ...more });
    return true;
  };

  async function send() {
    if (isSent.current) return;
    isSent.current = true;
    const agreedUntil = draft.slot ? null : (when.promised?.promisedTo.toISOString() ?? null);
    // A retry agrees to the time of the first request: only that was shown when staff pressed.
    const named = draft.key
      ? { ...draft, attempts: draft.attempts + 1 }
      : { ...draft, key: randomKey(), attempts: 1, agreedUntil };
    keep(named);
    setSending({ phase: 'sending' });
    const answer = await api.take(requestOf(named, shop, bill.total));
    isSent.current = false;
    switch (answer.kind) {
      case 'ok': {
        const { order, until } = answer.value;
        if (until === null) counter.addStaffOrder(order);
        keep(nothingTyped);
        setChanged(null);
        setSending({ phase: 'taken', taken: answer.value });
        return;
      }
      case 'bill-changed':
        keep({ ...named, key: '' });
        setChanged(answer.change);
        setSending({ phase: 'typing', problem: null });
        return;
      case 'time-refused':
        when.refused(answer.time);
        keep({ ...named, key: '' });
        setSending({ phase: 'typing', problem: answer.message });
        return;
      case 'refused':
        keep({ ...named, key: '' });
        setSending({ phase: 'typing', problem: answer.message });
        return;
      default:
        setSending({ phase: 'unsure' });
    }
  }

  const sendAgain = useEffectEvent(send);
  const { phase } = sending;
  useEffect(() => {
    if (phase !== 'unsure') return undefined;
    const again = setTimeout(() => void sendAgain(), againMs);
    return () => clearTimeout(again);
  }, [phase]);

  return {
    draft,
    change,
    km,
    when,
    bill,
    changed,
    sending,
    send,
    clear() {
      setChanged(null);
      setSending({ phase: 'typing', problem: null });
      keep(nothingTyped);
    },
  };
}

export type Taking = ReturnType<typeof useTaking>;
