import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Cart, type Shop, type WantedLine } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/store';
import type { CartNotice } from '../cart/cart-notice';
import { awaited, type SeenShop } from '../cart/seen-shop';
import { ownCart } from '../cart/cart-owner';
import { keptTextInMemory } from '@burger/shared/testing';
import { specialShop } from './special-shop';

/** The cart and its owner over a bus of their own. `shop` null: nobody has told about it yet. */
export function cartWorld(stored: string | null = null, shop: Shop | null = specialShop()) {
  const bus = createBus(shopEvents);
  const notices = createStore<readonly CartNotice[]>([]);
  const cart = createStore<Cart | undefined>(undefined);
  const seen = createStore<SeenShop>(awaited);
  const needShop = jest.fn();
  const { kept, elsewhere } = keptTextInMemory(stored);
  const tellShop = (told: Shop) => seen.set({ status: 'known', shop: told, live: true });
  if (shop) tellShop(shop);
  return {
    bus,
    notices,
    kept,
    elsewhere,
    cart,
    tellShop,
    needShop,
    start: () => ownCart({ bus, kept, cart, notices, shop: seen, needShop }),
    /** The cart as everyone is told. */
    told: () => bus.latest('cart/changed'),
    add: (wanted: WantedLine) =>
      bus.emit('cart/add-requested', { wanted, name: 'As it was called' }),
  };
}
