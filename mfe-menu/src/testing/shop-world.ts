import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { menu, seedVersion } from '@burger/shared/testing/a-shop';
import { aBus } from '@burger/shared/testing';
import { createShopStore, type ShopSource } from '../shop/shop';
import { followUpdates } from '../shop/updates';
import { fourPm } from './fakes';

/** The example menu under another version, in which the Aloo Tikki Burger costs ₹55. */
export const newerVersion = 'ba9876543210';
export const newerMenu: Menu = {
  ...menu,
  version: newerVersion,
  dishes: menu.dishes.map((dish) => (dish.id === 1 ? { ...dish, price: '₹55' } : dish)),
};

export const passes = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/**
 * Creates a shop store with a fake server. Jest fakes timers and the visitor's clock; the server's clock
 * starts at 4 PM.
 */
export function shopWorld({
  menus = { [seedVersion]: menu, [newerVersion]: newerMenu },
  visitorAhead = 0,
  rendering = false,
}: {
  menus?: Record<string, unknown>;
  /** How far the visitor's clock is ahead of the server's, in ms. */
  visitorAhead?: number;
  /** Whether the page has its menu inline, as during prerendering. */
  rendering?: boolean;
} = {}) {
  jest.setSystemTime(fourPm + visitorAhead);
  const bus = aBus();
  const published: Shop[] = [];
  bus.on('shop/changed').subscribe((shop) => published.push(shop));
  const requests: (number | null)[] = [];
  const fetched: string[] = [];
  let isVisible = true;
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (isVisible ? 'visible' : 'hidden'));

  const answer = (more: Partial<ShopAnswer> = {}): ShopAnswer => ({
    version: seedVersion,
    revision: 1,
    soldOut: [],
    paused: null,
    extraMinutes: 0,
    closedDays: [],
    now: new Date(Date.now() - visitorAhead).toISOString(),
    ...more,
  });
  const server = { answer: (_revision: number | null): unknown => answer() };

  const source: ShopSource = {
    page: { version: seedVersion, ...(rendering && { menu }) },
    async fetchMenu(version) {
      fetched.push(version);
      if (!(version in menus)) throw new Error(`${version} cannot be had`);
      return menus[version] as Menu;
    },
    async fetchToday(revision) {
      requests.push(revision);
      return server.answer(revision) as ShopAnswer;
    },
  };
  const store = createShopStore({ source, bus });
  return {
    store,
    start: followUpdates({ store, source, bus }),
    bus,
    published,
    last: () => published.at(-1),
    requested: requests,
    fetched,
    server,
    answer,
    says: (more: Partial<ShopAnswer>) => void (server.answer = () => answer(more)),
    show(isPageVisible: boolean) {
      isVisible = isPageVisible;
      document.dispatchEvent(new Event('visibilitychange'));
      return passes();
    },
  };
}

/** Creates a shop store as `shopWorld` does, started and after its first response. */
export async function startedWorld(
  first: Partial<ShopAnswer> = {},
  options?: Parameters<typeof shopWorld>[0],
) {
  const world = shopWorld(options);
  world.says(first);
  world.start();
  await passes();
  return world;
}
