import type { ShopBus } from '@burger/shared/bus';
import type { Menu, Shop, ShopAnswer } from '@burger/shared/contracts';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import { isYounger } from '@burger/shared/platform/device';

/** Where the shop data are loaded from. Responses are not validated, and both functions may reject. */
export interface ShopSource {
  /** The menu version that the page was prerendered with, and its menu document if available. */
  page: { version: string; menu?: Menu };
  fetchMenu(version: string): Promise<Menu>;
  /** Fetches the state of the day. `revision`: the minimum revision, which bypasses caches. */
  fetchToday(revision: number | null): Promise<ShopAnswer>;
}

/** The latest state of the day, and how far the server's clock is ahead of the device's (ms). */
export interface ShopUpdate {
  today: ShopAnswer;
  ahead: number;
}

/** A published menu document, and the state of the day once it is known. */
export interface ShopParts {
  menu: Menu;
  update: ShopUpdate | null;
}

/** The store of the shop data, undefined until they have loaded. */
export interface ShopStore extends ReadStore<Shop | undefined> {
  /** Resolves to the shop data that the page was prerendered with. After a failure each call tries again. */
  ready(): Promise<Shop>;
  /**
   * Returns the same promise for React's `use`, which calls it on every render: a failure is returned again
   * for a while.
   */
  reading(): Promise<Shop>;
  now(): number;
  /** The current menu and state of the day; null before the first load. */
  parts(): ShopParts | null;
  /**
   * Emits the shop data made of these parts, or what `settle` returns for them. Throws when they break the
   * contract.
   */
  show(parts: ShopParts, settle?: (former: Shop, next: Shop) => Shop): Shop;
}

const failureStandsMs = 3000;

// React's `use` reads a promise with these fields synchronously.
const marked = <Value>(promise: Promise<Value>, status: 'fulfilled' | 'rejected', mark: object) =>
  Object.assign(promise, { status, ...mark });

/**
 * Creates the store, which loads the shop data that the page was prerendered with. `updates.ts` polls for
 * changes.
 */
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
      // The menu that the page was prerendered with could not be loaded, so the current one is used.
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
