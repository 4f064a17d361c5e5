import type { Shop } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/store';
import { aShop } from '@burger/shared/testing/shop';
import type { ShopKeeper } from '../shop/shop';

/** A shop that the test changes, on a clock that stands still. */
export interface FakeKeeper extends ShopKeeper {
  change(shop: Shop): void;
}

/** 22 November 2026, 4 PM at the restaurant. */
export const fourPm = Date.parse('2026-11-22T10:30:00Z');

export function keeperOf(first: Shop = aShop()): FakeKeeper {
  const shop = createStore(first);
  const there = Object.assign(Promise.resolve(first), { status: 'fulfilled', value: first });
  return {
    ...shop,
    first: () => undefined,
    ready: () => there,
    reading: () => there,
    now: () => fourPm,
    parts: () => null,
    show: shop.get,
    change: shop.set,
  };
}
