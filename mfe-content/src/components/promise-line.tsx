import { useLatest, type ShopBus } from '@burger/shared/bus';
import type { OrderKind } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';
import { takesOrders, whenText } from '@burger/shared/restaurant';
import { keptKeys, onDevice } from '@burger/shared/storage';
import { minutesSpan, promiseOf, usualMinutes } from '@burger/shared/times';
import { useEffect, useState } from 'react';
import { homeMessages } from '../home-messages';
import { deliveryMinutes } from '../model/usual-minutes';

const text = homeMessages.hero;
const { delivery } = pageRules;

const keptKind = (): OrderKind =>
  onDevice(keptKeys.orderKind).read() === 'pickup' ? 'pickup' : 'delivery';

/** When an order would be had, the way in which this device wants its orders: the usual minutes until that is known. */
export function PromiseLine({ now, bus }: { now: () => Date; bus: ShopBus }) {
  const told = useLatest('shop/changed', bus);
  // The prerendered page knows neither the time nor the device.
  const [here, setHere] = useState<{ at: Date; wanted: OrderKind } | null>(null);
  useEffect(() => setHere({ at: now(), wanted: keptKind() }), [now, told]);

  const usual = <span>{text.delivery(deliveryMinutes, delivery.freeUpToKm)}</span>;
  if (!here) return usual;
  const at = new Date(here.at.getTime() + (told?.aheadMs ?? 0));
  const shop = told ?? { rules: pageRules, closedDays: [], extraMinutes: 0 };
  const { rules, closedDays, extraMinutes } = shop;
  const kind = usualMinutes(here.wanted, rules) ? here.wanted : 'delivery';
  if (!takesOrders(at, { ...rules, closedDays })) {
    const promise = promiseOf({ kind, slot: null, at, shop });
    if (!promise) return usual;
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
