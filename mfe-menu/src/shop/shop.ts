import type { ShopBus } from '@burger/shared/bus';
import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { createStore, type ReadStore } from '@burger/shared/store';
import { isYounger } from '@burger/shared/times';

/** Where the shop is loaded from. Responses are not validated, and both functions may reject. */
export interface ShopSource {
  /** The version that the page was rendered from, and its document if available. */
  page: { version: string; menu?: Menu };
  fetchMenu(version: string): Promise<Menu>;
  /** `revision`: the minimum revision, bypassing caches. */
  fetchToday(revision: number | null): Promise<ShopAnswer>;
}

/** The latest values of the day, and how far the server's clock is ahead of ours (ms). */
export interface ShopUpdate {
  today: ShopAnswer;
  ahead: number;
}

/** A published document, and the values of the day once they are known. */
export interface ShopParts {
  menu: Menu;
  update: ShopUpdate | null;
}

/** The store of the shop, undefined until it has loaded. */
export interface ShopStore extends ReadStore<Shop | undefined> {
  /** Resolves to the shop that the page was rendered with. After a failure each call tries again. */
  ready(): Promise<Shop>;
  /** The same for React's `use`, which calls it on every render: a failure is returned again for a while. */
  reading(): Promise<Shop>;
  now(): number;
  /** The current parts; null before the first. */
  parts(): ShopParts | null;
  /** Emits the shop of these parts, or what `settle` returns for it. Throws when it breaks the contract. */
  show(parts: ShopParts, settle?: (former: Shop, next: Shop) => Shop): Shop;
}

const failureStandsMs = 3000;

// React's `use` reads a promise with these fields synchronously.
const marked = <Value>(promise: Promise<Value>, status: 'fulfilled' | 'rejected', mark: object) =>
  Object.assign(promise, { status, ...mark });

/** Creates the store, which loads the shop that the page was rendered from. `updates.ts` polls for changes. */
export function createShopStore({ source, bus }: { source: ShopSource; bus: ShopBus }): ShopStore {
  const { set, ...store } = createStore<Shop | undefined>(undefined);
  let visible: ShopParts | null = null;
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
    visible = parts;
    set(shop);
    return shop;
  };

  const fetchAndShow = async (version: string) =>
    show({ menu: await source.fetchMenu(version), update: null });

  async function load(): Promise<Shop> {
    try {
      return await fetchAndShow(source.page.version);
    } catch {
      // The page's document could not be loaded, so use the current one.
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
    now: () => timeBy(visible?.update),
    parts: () => visible,
    show,
  };
}
