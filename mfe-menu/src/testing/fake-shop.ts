import type { Shop } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/shop';
import type { ShopKeeper } from '../shop/shop';

/** A shop that the test changes, on a clock that stands still. */
export interface FakeKeeper extends ShopKeeper {
  change(shop: Shop): void;
}

/** 22 November 2026, 4 PM at the restaurant. */
export const fourPm = Date.parse('2026-11-22T10:30:00Z');

export function keeperOf(first: Shop = aShop()): FakeKeeper {
  let shop = first;
  const listeners = new Set<() => void>();
  const there = Object.assign(Promise.resolve(first), { status: 'fulfilled', value: first });
  return {
    shop: () => shop,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    ready: () => there,
    reading: () => there,
    now: () => fourPm,
    parts: () => null,
    show: () => shop,
    change(next) {
      shop = next;
      listeners.forEach((changed) => changed());
    },
  };
}
