import type { ShopBus } from '@burger/shared/bus';

/** Asks for the shop, whose owner comes when somebody does: Order again says by it what can be had today. */
export function askForShop(bus: Pick<ShopBus, 'emit'>): void {
  try {
    bus.emit('shop/refresh-requested', { revision: 0 });
  } catch {
    // A bus of contract 2 does not know the shop.
  }
}
