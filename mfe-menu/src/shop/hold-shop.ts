import type { ShopBus } from '@burger/shared/bus';
import type { Shop } from '@burger/shared/contracts';
import { keepSame } from './keep-same';

/** The shop as it stands now, for the views of this remote and, over the bus, for everyone. */
export interface HeldShop {
  /** Undefined before the first. */
  shop(): Shop | undefined;
  /** Calls back when the shop has changed; the answer ends it. */
  subscribe(changed: () => void): () => void;
  /** Makes this the shop, and returns it. Throws a TypeError when it does not fit the contract, and leaves the former one. */
  hold(shop: Shop): Shop;
}

export function createHeldShop(bus: ShopBus): HeldShop {
  const listeners = new Set<() => void>();
  let current: Shop | undefined;

  return {
    shop: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    hold(shop) {
      const next = current ? keepSame(current, shop) : shop;
      bus.emit('shop/changed', next);
      current = next;
      listeners.forEach((changed) => changed());
      return next;
    },
  };
}
