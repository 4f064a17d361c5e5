import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { OrderKind } from '@burger/shared/contracts';
import { useNow } from '@burger/shared/device';
import { pageRules } from '@burger/shared/page-shop';
import { takesOrders, whenText } from '@burger/shared/restaurant';
import { keptKeys, onDevice } from '@burger/shared/storage';
import { minutesSpan, promiseOf, usualMinutes } from '@burger/shared/times';
import { useHydrated } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import { homeMessages } from './messages';
import { deliveryMinutes } from '../parts/usual-minutes';

const text = homeMessages.hero;
const { delivery } = pageRules;

const keptKind = (): OrderKind =>
  onDevice(keptKeys.orderKind).read() === 'pickup' ? 'pickup' : 'delivery';

/** The half hours without room, by their starts in ms; null where that cannot be had. Never rejects. */
export type ReadFullSlots = () => Promise<ReadonlySet<number> | null>;

export interface PromiseLineProps {
  /** In ms. */
  now: () => number;
  bus: ShopBus;
  readFullSlots: ReadFullSlots;
}

const Usual = () => <span>{text.delivery(deliveryMinutes, delivery.freeUpToKm)}</span>;

function PromiseNow({ now, bus, readFullSlots }: PromiseLineProps) {
  const told = useLatest('shop/changed', bus);
  const [full, setFull] = useState<ReadonlySet<number>>(new Set());
  const shop = told ?? { rules: pageRules, closedDays: [], extraMinutes: 0 };
  const { rules, closedDays, extraMinutes } = shop;
  const at = new Date(useNow(30_000, now) + (told?.aheadMs ?? 0));
  const isForSlot = !takesOrders(at, { ...rules, closedDays });
  useEffect(() => {
    if (isForSlot) void readFullSlots().then((found) => found && setFull(found));
  }, [isForSlot, readFullSlots]);

  const wanted = keptKind();
  const kind = usualMinutes(wanted, rules) ? wanted : 'delivery';
  if (isForSlot) {
    const promise = promiseOf({ kind, slot: null, at, shop, full });
    if (!promise) return <Usual />;
    const { from, to } = promise;
    return <span>{text.orderFor[kind](whenText(from.getTime(), to.getTime(), at.getTime()))}</span>;
  }
  const minutes = minutesSpan(usualMinutes(kind, rules) ?? delivery, extraMinutes);
  return (
    <span>
      {kind === 'pickup' ? text.pickup(minutes) : text.delivery(minutes, rules.delivery.freeUpToKm)}
    </span>
  );
}

/**
 * When an order would be had, the way in which this device wants its orders: the usual minutes in the prerendered page,
 * which knows neither the time nor the device.
 */
export const PromiseLine = (props: PromiseLineProps) =>
  useHydrated() ? <PromiseNow {...props} /> : <Usual />;
