import type { ShopBus } from '@burger/shared/bus';
import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import type { ShopSource } from './ports';
import { createHeldShop, type HeldShop } from './hold-shop';
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

/** The owner of the noun `shop`. What is awaited is the first shop, as the page was rendered with it. */
export interface ShopKeeper extends Omit<HeldShop, 'hold'>, Trial<Shop> {
  /** The server's clock, in ms. */
  now(): number;
  /** What it shows now; null before the first. */
  parts(): ShopParts | null;
  /** Shows the shop as these make it. Throws, and leaves the former one, where that does not fit the contract. */
  show(parts: ShopParts): Shop;
}

/**
 * Keeps the shop: what the page was rendered from, on an ordinary day, as soon as that is there. What is newer is shown
 * by who asks for it (`follow-news.ts`), which is no part of what a page waits for.
 */
export function createKeepShop({ source, bus }: ShopPorts): ShopKeeper {
  const { hold, ...held } = createHeldShop(bus);
  let shown: ShopParts | null = null;

  const timeBy = (news: News | null | undefined) => Date.now() + (news?.ahead ?? 0);

  function show(parts: ShopParts): Shop {
    const { menu, news } = parts;
    const now = shopNow(menu, news?.today ?? ordinaryDay(menu.version), timeBy(news));
    const shop = hold(news ? { ...now, aheadMs: news.ahead } : now);
    shown = parts;
    return shop;
  }

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
