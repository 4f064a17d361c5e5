import type { ShopBus } from '@burger/shared/bus';
import {
  shopEvents,
  type Cart,
  type Coordinates,
  type EventName,
  type Shop,
  type LineInput,
} from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { createStore } from '@burger/shared/platform/use-store';
import { aBus, storedTextInMemory } from '@burger/shared/testing';
import type { CartNotice } from '../cart/cart';
import { ownCart } from '../cart/cart-owner';
import { createDistances } from '../cart/maps-api';
import { awaited, type ShopState } from '../cart/shop';
import type { CartServices } from '../cart/use-services';
import { specialShop } from './a-cart';

export interface OwnServices extends Partial<Pick<CartServices, 'now'>> {
  measureDistance?: (to: Coordinates) => Promise<number | null>;
}

/** Returns cart services with their own bus and an empty state. Fakes record external calls. */
export const cartServices = ({
  measureDistance = () => Promise.resolve(4.6),
  ...own
}: OwnServices = {}) =>
  ({
    bus: aBus(),
    cart: createStore<Cart | undefined>(undefined),
    shop: createStore<ShopState>(awaited),
    notices: createStore<readonly CartNotice[]>([]),
    distances: createDistances(
      (_from, to) => measureDistance(to),
      restaurant.coordinates,
      greatCircleKm,
    ),
    readShopAgain: jest.fn(),
    now: () => Date.parse('2025-01-15T15:00:00+05:30'),
    ...own,
  }) satisfies CartServices;

/** Records every event of a bus. Returns a function that lists the payloads of one event. */
export function listenTo(bus: ShopBus): (name: EventName) => unknown[] {
  const events: { name: EventName; payload: unknown }[] = [];
  for (const name of Object.keys(shopEvents) as EventName[]) {
    bus.on(name).subscribe((payload) => events.push({ name, payload }));
  }
  return (requested) =>
    events.flatMap(({ name, payload }) => (name === requested ? [payload] : []));
}

/** Returns a cart owner with in-memory services. `shop` null: `shop/changed` has not been emitted. */
export function ownedCart(stored: string | null = null, shop: Shop | null = specialShop()) {
  const services = cartServices();
  const { bus, cart, notices, shop: state } = services;
  const { stored: storage, elsewhere } = storedTextInMemory(stored);
  const tellShop = (published: Shop) => state.set({ status: 'known', shop: published, live: true });
  if (shop) tellShop(shop);
  return {
    ...services,
    kept: storage,
    elsewhere,
    tellShop,
    start: () => ownCart({ bus, storage, cart, notices, shop: state, needShop: () => undefined }),
    published: () => bus.latest('cart/changed'),
    add: (requested: LineInput) =>
      bus.emit('cart/add-requested', { wanted: requested, name: 'As it was called' }),
  };
}
