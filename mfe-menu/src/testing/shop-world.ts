import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Menu, type Shop, type ShopAnswer } from '@burger/shared/contracts';
import { menu, seedVersion } from '@burger/shared/testing/shop';
import type { ShopSource } from '../shop/ports';
import { followNews } from '../shop/updates';
import { createKeepShop } from '../shop/shop';
import { fourPm } from './fake-shop';

/** The seed's menu under another version, in which the Aloo Tikki Burger costs ₹55. */
export const newerVersion = 'ba9876543210';
export const newerMenu: Menu = {
  ...menu,
  version: newerVersion,
  dishes: menu.dishes.map((dish) => (dish.id === 1 ? { ...dish, price: '₹55' } : dish)),
};

export interface ShopWorld {
  /** What is published, by version; what is not here cannot be had. */
  menus?: Record<string, unknown>;
  bus?: ShopBus;
  /** How far the visitor's clock is ahead of the server's, in ms. */
  visitorAhead?: number;
  /** The page carries its document, as where pages are rendered. */
  rendering?: boolean;
}

/** A keeper in a world that the test makes up. Timers and the visitor's clock are jest's; the server's clock begins at 4 PM. */
export function shopWorld({
  menus = { [seedVersion]: menu, [newerVersion]: newerMenu },
  bus = createBus(shopEvents),
  visitorAhead = 0,
  rendering = false,
}: ShopWorld = {}) {
  jest.setSystemTime(fourPm + visitorAhead);
  const told: Shop[] = [];
  bus.on('shop/changed').subscribe((shop) => told.push(shop));
  const asked: (number | null)[] = [];
  const fetched: string[] = [];
  const sight = {
    visible: true,
    tell: () => void document.dispatchEvent(new Event('visibilitychange')),
  };
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => (sight.visible ? 'visible' : 'hidden'));
  const serverTime = () => Date.now() - visitorAhead;

  const answer = (more: Partial<ShopAnswer> = {}): ShopAnswer => ({
    version: seedVersion,
    revision: 1,
    soldOut: [],
    paused: null,
    extraMinutes: 0,
    closedDays: [],
    now: new Date(serverTime()).toISOString(),
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
      asked.push(revision);
      return server.answer(revision) as ShopAnswer;
    },
  };
  const keeper = createKeepShop({ source, bus });
  const start = followNews({ keeper, source, bus });
  return {
    keeper,
    start,
    bus,
    told,
    asked,
    fetched,
    sight,
    server,
    answer,
    last: () => told.at(-1),
  };
}

/** Lets time pass, and what is awaited arrive. */
export const passes = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
