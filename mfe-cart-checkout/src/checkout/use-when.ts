import type { OrderKind, Shop } from '@burger/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../placing/ports';
import { useCheckoutServices } from './checkout-context';
import { keepWish, keptWish } from './remember-wish';
import { wantedTime, type Wanted, type WantedTime } from './wanted-time';

export interface When extends WantedTime {
  /** Half hours without room, by their starts in ms. */
  full: ReadonlySet<number>;
  changeKind: (kind: OrderKind) => void;
  /** Chooses a half hour by its start; null for as soon as possible. */
  choose: (slot: Date | null) => void;
  /** Chooses the first half hour with room, of these. */
  chooseFirst: (slots: readonly Date[]) => void;
  /** Takes in that the server refused a time; answers whether it did. */
  refused: (refusal: Refusal) => boolean;
}

/** How and when the customer wants the order: kept, and always something that can be had. */
export function useWhen(shop: Shop, at: Date): When {
  const { kept, readFullSlots } = useCheckoutServices();
  const [wanted, setWanted] = useState<Wanted>(() => keptWish(kept));
  const [full, setFull] = useState<ReadonlySet<number>>(new Set());
  const time = wantedTime(wanted, shop, at, full);
  const isForSlot = time.promise?.slot != null;

  const latest = useRef(wanted);
  const change = (next: Wanted): void => {
    latest.current = next;
    setWanted(next);
    keepWish(kept, next);
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
      // It was full before it was chosen; who has chosen something else meanwhile keeps that.
      if (latest.current === own && found.has(first.getTime()) && next) choose(next);
    });
  }

  useEffect(() => {
    if (isForSlot) void readFullSlots().then((found) => found && setFull(found));
  }, [isForSlot, readFullSlots]);

  return {
    ...time,
    full,
    changeKind: (kind) => change({ ...wanted, kind }),
    choose,
    chooseFirst,
    refused({ code, next = null }) {
      if (code !== 'slot-full' && code !== 'slot-refused') return false;
      const slot = time.promise?.slot;
      if (slot && code === 'slot-full') setFull(new Set([...full, slot.getTime()]));
      change({ kind: time.kind, slot: next });
      return true;
    },
  };
}
