import type { ShopBus } from '@burger/shared/bus';
import { addsOf } from '@burger/shared/contracts';
import type { OrderLine } from '@burger/shared/order';
import { orderAgain, type Again } from '../model/order-again';

export type Reorder = (lines: readonly OrderLine[]) => Again;

/** Asks the cart for what can be had of an old order, on top of what is there. */
export const createReorder =
  (bus: Pick<ShopBus, 'emit' | 'latest'>): Reorder =>
  (lines) => {
    const again = orderAgain(lines, bus.latest('shop/changed'));
    const cart = bus.latest('cart/changed');
    for (const { wanted, item } of again.asked) {
      for (const add of addsOf(wanted, item, cart)) bus.emit('cart/add-requested', add);
    }
    return again;
  };
