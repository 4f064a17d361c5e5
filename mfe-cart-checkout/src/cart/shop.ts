import type { ShopBus } from '@burger/shared/bus';
import type { Shop } from '@burger/shared/contracts';
import type { Store } from '@burger/shared/platform/use-store';

/** Reads the shop data from the server, at least as new as `revision` if given. Rejects on failure. */
export type ReadShop = (revision: number | null) => Promise<Shop>;

export type ShopState =
  | { status: 'awaited' }
  /** Neither an event nor the server has delivered the shop data. */
  | { status: 'unreachable' }
  | {
      status: 'known';
      shop: Shop;
      /** Whether the menu remote runs: it keeps the shop data current and has the dialog for choices. */
      live: boolean;
    };

export const awaited: ShopState = { status: 'awaited' };

export const shopOf = (state: ShopState): Shop | null =>
  state.status === 'known' ? state.shop : null;

export const isPaused = ({ paused }: Pick<Shop, 'paused'>, at: Date): boolean =>
  paused !== null && (paused.until === null || Date.parse(paused.until) > at.getTime());

export interface ShopFollower {
  /** Requests the shop data once; the shell loads the remote that owns it on the first request. */
  need: () => void;
  tryAgain: () => void;
  refresh: (revision: number) => void;
  end: () => void;
}

const patienceMs = 3000;

/** Follows `shop/changed`. If no such event arrives in time, reads the shop data from the server. */
export function followShop({
  bus,
  state,
  readShop,
}: {
  bus: ShopBus;
  state: Store<ShopState>;
  readShop: ReadShop;
}): ShopFollower {
  let ended = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isLive = (): boolean => {
    const now = state.get();
    return now.status === 'known' && now.live;
  };

  async function read(revision: number | null): Promise<void> {
    const shop = await readShop(revision).catch(() => null);
    if (ended || isLive()) return;
    if (shop) state.set({ status: 'known', shop, live: false });
    else if (state.get().status === 'awaited') state.set({ status: 'unreachable' });
  }

  const ask = (revision: number) => bus.emit('shop/refresh-requested', { revision });
  const events = bus.on('shop/changed').subscribe((shop) => {
    // The menu remote first emits the prerendered shop data, which may lack codes and prices of a newer menu.
    const known = shopOf(state.get());
    const isOlder = shop.aheadMs === undefined && known?.aheadMs !== undefined;
    state.set({ status: 'known', shop: isOlder ? known : shop, live: true });
  });

  return {
    need() {
      if (waiting !== undefined || state.get().status !== 'awaited') return;
      waiting = setTimeout(() => {
        if (state.get().status === 'awaited') void read(null);
      }, patienceMs);
      ask(0);
    },
    tryAgain() {
      if (state.get().status !== 'unreachable') return;
      state.set(awaited);
      void read(null);
    },
    refresh(revision) {
      if (isLive()) ask(revision);
      else void read(revision);
    },
    end() {
      ended = true;
      clearTimeout(waiting);
      events.unsubscribe();
    },
  };
}
