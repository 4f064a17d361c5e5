import type { ShopBus } from '@burger/shared/bus';
import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { createStore, type ReadStore } from '@burger/shared/store';
import type { ShopSource } from './ports';
import { createTrial, type Trial } from './try-until-there';

export interface ShopPorts {
  source: ShopSource;
  bus: ShopBus;
}

/** What is told of today, and how far the server's clock is ahead of ours (ms). */
export interface News {
  today: ShopAnswer;
  ahead: number;
}

/** What the shop is made of: a published document, and what was told of today, if anything yet. */
export interface ShopParts {
  menu: Menu;
  news: News | null;
}

/** The owner of the noun `shop`, which is undefined before the first. What is awaited is the first shop, as the page was rendered with it. */
export interface ShopKeeper extends ReadStore<Shop | undefined>, Trial<Shop> {
  /** The server's clock, in ms. */
  now(): number;
  /** What it shows now; null before the first. */
  parts(): ShopParts | null;
  /**
   * Shows the shop as these make it, or what `settle` makes of the former one and that. Throws, and leaves the former
   * one, where it does not fit the contract.
   */
  show(parts: ShopParts, settle?: (former: Shop, next: Shop) => Shop): Shop;
}

/**
 * Keeps the shop: what the page was rendered from, on an ordinary day, as soon as that is there. What is newer is shown
 * by who asks for it (`follow-news.ts`), which is no part of what a page waits for.
 */
export function createKeepShop({ source, bus }: ShopPorts): ShopKeeper {
  const held = createStore<Shop | undefined>(undefined);
  let shown: ShopParts | null = null;

  const timeBy = (news: News | null | undefined) => Date.now() + (news?.ahead ?? 0);

  const show: ShopKeeper['show'] = (parts, settle) => {
    const { menu, news } = parts;
    const now = shopNow(menu, news?.today ?? ordinaryDay(menu.version), timeBy(news));
    const next = news ? { ...now, aheadMs: news.ahead } : now;
    const former = held.get();
    const shop = former && settle ? settle(former, next) : next;
    bus.emit('shop/changed', shop);
    held.set(shop);
    shown = parts;
    return shop;
  };

  async function load(): Promise<Shop> {
    try {
      return show({ menu: await source.fetchMenu(source.page.version), news: null });
    } catch {
      // Another document than the one that was deployed with the page.
      await bus.checkEvents?.();
      const { version } = await source.fetchToday(null);
      return show({ menu: await source.fetchMenu(version), news: null });
    }
  }

  const { menu } = source.page;
  return {
    ...held,
    ...createTrial(() => (menu ? show({ menu, news: null }) : load())),
    now: () => timeBy(shown?.news),
    parts: () => shown,
    show,
  };
}
