import type { ShopBus } from '@burger/shared/bus';
import type { OrderLine } from '@burger/shared/order';
import { orderAgain, type Again } from './again';

export type Reorder = (lines: readonly OrderLine[]) => Again;

/** Asks the cart for what can be had of an old order, on top of what is there. */
export const createReorder =
  (bus: Pick<ShopBus, 'emit' | 'latest'>): Reorder =>
  (lines) => {
    const again = orderAgain(lines, bus.latest('shop/changed'));
    for (const asked of again.asked) bus.emit('cart/add-requested', asked);
    return again;
  };
