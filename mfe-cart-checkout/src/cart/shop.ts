import type { ShopBus } from '@burger/shared/bus';
import type { Store } from '@burger/shared/store';
import { awaited, type SeenShop } from './seen-shop';
import type { ReadShop } from '../placing/ports';

export interface FollowShopPorts {
  bus: ShopBus;
  seen: Store<SeenShop>;
  /** For when the owner of the shop does not come. */
  readShop: ReadShop;
}

export interface ShopFollower {
  /** Asks for the shop, once: its owner comes when somebody does. */
  need: () => void;
  /** Asks once more where nothing could be had. */
  tryAgain: () => void;
  /** Asks for what is at least as new as this revision. */
  refresh: (revision: number) => void;
  end: () => void;
}

// Its owner may be down.
const patienceMs = 3000;

/** Follows what the owner of the shop tells; where it tells nothing, the shop is read without it, quietly. */
export function followShop({ bus, seen, readShop }: FollowShopPorts): ShopFollower {
  let ended = false;

  const isLive = (): boolean => {
    const now = seen.get();
    return now.status === 'known' && now.live;
  };

  async function read(revision: number | null): Promise<void> {
    const shop = await readShop(revision).catch(() => null);
    if (ended || isLive()) return;
    if (shop) seen.set({ status: 'known', shop, live: false });
    else if (seen.get().status === 'awaited') seen.set({ status: 'unreachable' });
  }

  let waiting: ReturnType<typeof setTimeout> | undefined;

  const ask = (revision: number) => bus.emit('shop/refresh-requested', { revision });

  const told = bus
    .on('shop/changed')
    .subscribe((shop) => seen.set({ status: 'known', shop, live: true }));

  return {
    need() {
      if (waiting !== undefined || seen.get().status !== 'awaited') return;
      waiting = setTimeout(() => {
        if (seen.get().status === 'awaited') void read(null);
      }, patienceMs);
      ask(0);
    },
    tryAgain() {
      if (seen.get().status !== 'unreachable') return;
      seen.set(awaited);
      void read(null);
    },
    refresh(revision) {
      if (isLive()) ask(revision);
      else void read(revision);
    },
    end() {
      ended = true;
      clearTimeout(waiting);
      told.unsubscribe();
    },
  };
}
