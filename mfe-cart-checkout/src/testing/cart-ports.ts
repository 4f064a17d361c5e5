import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Cart, type EventName } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/store';
import type { CartNotice } from '../cart/cart-notice';
import { awaited, type SeenShop } from '../cart/seen-shop';
import type { CartPorts } from '../cart/cart-ports';

/** The ports of the cart over a bus of their own, with nothing known yet; what calls the outside only records it. */
export const cartPorts = (own: Partial<Pick<CartPorts, 'measureDistance' | 'now'>> = {}) =>
  ({
    bus: createBus(shopEvents),
    cart: createStore<Cart | undefined>(undefined),
    shop: createStore<SeenShop>(awaited),
    notices: createStore<readonly CartNotice[]>([]),
    measureDistance: jest.fn(() => Promise.resolve(4.6)),
    readShopAgain: jest.fn(),
    now: () => Date.parse('2025-01-15T15:00:00+05:30'),
    ...own,
  }) satisfies CartPorts;

/** Hears everything on a bus from now on; the answer tells what was said under a name. */
export function listenTo(bus: ShopBus): (name: EventName) => unknown[] {
  const heard: { name: EventName; payload: unknown }[] = [];
  for (const name of Object.keys(shopEvents) as EventName[]) {
    bus.on(name).subscribe((payload) => heard.push({ name, payload }));
  }
  return (wanted) => heard.flatMap(({ name, payload }) => (name === wanted ? [payload] : []));
}
