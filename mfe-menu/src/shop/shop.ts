import type { ShopBus } from '@burger/shared/bus';
import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { createStore, type ReadStore } from '@burger/shared/store';
import { isYounger } from '@burger/shared/times';

/** Where the shop is read from. What it answers is not checked, and both may reject. */
export interface ShopSource {
  /** The version that the page was rendered from, and the document itself where that is at hand. */
  page: { version: string; menu?: Menu };
  fetchMenu(version: string): Promise<Menu>;
  /** `revision`: at least as new as that, past all caches. */
  fetchToday(revision: number | null): Promise<ShopAnswer>;
}

/** What is told of today, and how far the server's clock is ahead of ours (ms). */
export interface ShopUpdate {
  today: ShopAnswer;
  ahead: number;
}

/** What the shop is made of: a published document, and what was told of today, if anything yet. */
export interface ShopParts {
  menu: Menu;
  update: ShopUpdate | null;
}

/** The owner of the noun `shop`, which is undefined before the first. */
export interface ShopStore extends ReadStore<Shop | undefined> {
  /** The first shop, as the page was rendered with it. After a failure each call is a new try. */
  ready(): Promise<Shop>;
  /** The same for views, which ask again each time they are drawn: a failure stands for a moment. */
  reading(): Promise<Shop>;
  now(): number;
  /** What it shows now; null before the first. */
  parts(): ShopParts | null;
  /** Shows the shop of these, or what `settle` makes of the former one and it; throws where it does not fit the contract. */
  show(parts: ShopParts, settle?: (former: Shop, next: Shop) => Shop): Shop;
}

const failureStandsMs = 3000;

// React's `use` reads a promise that is marked so without a pause.
const marked = <Value>(promise: Promise<Value>, status: 'fulfilled' | 'rejected', mark: object) =>
  Object.assign(promise, { status, ...mark });

/** Shows what the page was rendered from as soon as that is there; `updates.ts` asks for what is newer. */
export function createShopStore({ source, bus }: { source: ShopSource; bus: ShopBus }): ShopStore {
  const { set, ...store } = createStore<Shop | undefined>(undefined);
  let shown: ShopParts | null = null;
  let trying: Promise<Shop> | null = null;
  let failedAt: number | null = null;
  const timeBy = (update: ShopUpdate | null | undefined) => Date.now() + (update?.ahead ?? 0);

  const show: ShopStore['show'] = (parts, settle) => {
    const { menu, update } = parts;
    const now = shopNow(menu, update?.today ?? ordinaryDay(menu.version), timeBy(update));
    const next = update ? { ...now, aheadMs: update.ahead } : now;
    const former = store.get();
    const shop = former && settle ? settle(former, next) : next;
    bus.emit('shop/changed', shop);
    shown = parts;
    set(shop);
    return shop;
  };

  const fetchAndShow = async (version: string) =>
    show({ menu: await source.fetchMenu(version), update: null });

  async function load(): Promise<Shop> {
    try {
      return await fetchAndShow(source.page.version);
    } catch {
      // Another document than the one that was deployed with the page.
      await bus.checkEvents?.();
      const { version } = await source.fetchToday(null);
      return fetchAndShow(version);
    }
  }

  function begin(): Promise<Shop> {
    failedAt = null;
    const { menu } = source.page;
    if (menu) {
      const value = show({ menu, update: null });
      return marked(Promise.resolve(value), 'fulfilled', { value });
    }
    const loading = load();
    loading.then(
      (value) => marked(loading, 'fulfilled', { value }),
      (reason: unknown) => {
        failedAt = Date.now();
        void marked(loading, 'rejected', { reason });
      },
    );
    return loading;
  }

  const ready = () => {
    if (!trying || failedAt !== null) trying = begin();
    return trying;
  };
  return {
    ...store,
    ready,
    reading: () =>
      trying && failedAt !== null && isYounger(failedAt, failureStandsMs, Date.now())
        ? trying
        : ready(),
    now: () => timeBy(shown?.update),
    parts: () => shown,
    show,
  };
}
