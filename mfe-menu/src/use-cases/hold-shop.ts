import type { ShopBus } from '@burger/shared/bus';
import type { Shop } from '@burger/shared/contracts';
import { keepSame } from '../model/keep-same';

/** The shop as it stands now, for the views of this remote and, over the bus, for everyone. */
export interface HeldShop {
  /** Undefined before the first. */
  shop(): Shop | undefined;
  /** Calls back when the shop has changed; the answer ends it. */
  subscribe(changed: () => void): () => void;
  /** Whether the shell knows no shop: one of contract 2, which starts no owner of it either. */
  isInFormerShell(): boolean;
  /** Makes this the shop, and returns it. Throws a TypeError when it does not fit the contract, and leaves the former one. */
  hold(shop: Shop): Shop;
}

const isUnknownEvent = (error: unknown): boolean =>
  error instanceof TypeError && error.message.startsWith('Unknown event');

export function createHeldShop(bus: ShopBus): HeldShop {
  const listeners = new Set<() => void>();
  let current: Shop | undefined;
  let isFormer = false;

  const tell = (shop: Shop) => {
    try {
      bus.emit('shop/changed', shop);
    } catch (error) {
      if (!isUnknownEvent(error)) throw error;
      // The views of this remote show it all the same.
      isFormer = true;
    }
  };

  return {
    shop: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    isInFormerShell: () => isFormer,
    hold(shop) {
      const next = current ? keepSame(current, shop) : shop;
      tell(next);
      current = next;
      listeners.forEach((changed) => changed());
      return next;
    },
  };
}
