import { poll, type Clock } from '@burger/shared/platform/device';
import { KitchenFeedSchema } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/contracts';
import type { Stored } from '@burger/shared/platform/storage';
import * as v from 'valibot';
import type { KitchenApi, WhyEnded } from '../api';
import { isLost } from './alarm';
import { afterFeed, type Board, type StateStore } from './state';

/** The last board of this tablet. */
interface CachedBoard {
  board: Board;
  /** In ms of the tablet's clock. */
  lastResponseAt: number;
  skew: number;
}

const shiftMs = 12 * 60 * 60_000;
const { orders, today, role } = KitchenFeedSchema.entries;
// Tablets have stored the time of the last response as `heardAt`.
const StoredSchema = v.object({ orders, today, role, heardAt: v.number(), skew: v.number() });

/**
 * Returns the stored board, or null if it is missing, damaged, older than a shift, or dated in the future.
 */
function readBoard(stored: unknown, now: number): CachedBoard | null {
  const read = v.safeParse(StoredSchema, stored);
  if (!read.success) return null;
  const { orders, today, role, heardAt: lastResponseAt, skew } = read.output;
  if (now < lastResponseAt || now - lastResponseAt > shiftMs) return null;
  const byKey = new Map(orders.map((order) => [order.key, order]));
  return { board: { orders: byKey, today, role }, lastResponseAt, skew };
}

export type StoredBoard = ReturnType<typeof storedBoard>;

// A board whose orders are unchanged is stored this often (ms), to update the time of the last response.
const writeEveryMs = 30_000;

/** Stores open orders on the tablet for a reload without network. Finished orders are left out for privacy. */
export function storedBoard(storage: Stored<unknown>, { now }: Pick<Clock, 'now'>) {
  let last: { orders: Board['orders'] | null; at: number } = { orders: null, at: 0 };
  const forget = () => {
    last = { orders: null, at: 0 };
    storage.remove();
  };
  return {
    read() {
      const cached = readBoard(storage.read(), now());
      if (!cached) forget();
      return cached;
    },
    write({ board: { orders, today, role }, lastResponseAt, skew }: CachedBoard) {
      if (orders === last.orders && Math.abs(lastResponseAt - last.at) < writeEveryMs) return;
      last = { orders, at: lastResponseAt };
      const underWay = [...orders.values()].filter(({ status }) => !isFinal(status));
      storage.write({ orders: underWay, today, role, heardAt: lastResponseAt, skew });
    },
    forget,
  };
}

export interface FeedServices {
  api: Pick<KitchenApi, 'feed'>;
  clock: Clock;
  state: StateStore;
  stored: Pick<StoredBoard, 'read' | 'write'>;
  onResponse: () => void;
  onEnded: (why: WhyEnded) => void;
}

const pausesMs = [4000, 8000, 15_000];
const watchEveryMs = 1000;

/**
 * Polls the orders every four seconds, also in hidden tabs, and reports a lost connection. Returns a function
 * that stops it.
 */
export function followOrders(services: FeedServices): () => void {
  const { api, clock, state, stored, onResponse, onEnded } = services;
  const startedAt = clock.now();
  // Without a cursor the server sends the whole board.
  let cursor: string | null = null;
  let failures = 0;
  let cancelNext: () => void = () => undefined;
  let cancelWatch: () => void = () => undefined;

  function hear(answer: Awaited<ReturnType<KitchenApi['feed']>>): null {
    cancelNext();
    if (answer.kind === 'ended') {
      onEnded(answer.why);
      return null;
    }
    if (answer.kind === 'ok') {
      failures = 0;
      const now = clock.now();
      const after = afterFeed(state.get(), answer.value, now);
      cursor = answer.value.feed.cursor;
      stored.write({ ...after, lastResponseAt: now });
      state.change(after);
      state.lastResponseAt.set(now);
      onResponse();
    } else {
      failures += 1;
      // The tablet was opened offline: show the stored board with the time of its last response.
      const cached = state.get().board ? null : stored.read();
      if (cached) {
        const { lastResponseAt, ...board } = cached;
        state.lastResponseAt.set(lastResponseAt);
        state.change({ ...board, lost: isLost(lastResponseAt, clock.now()) });
      }
    }
    // `setTimeout` is throttled in hidden tabs, so the counter's own clock is used.
    const pause = pausesMs[Math.max(0, failures - 1)] ?? 15_000;
    cancelNext = clock.after(pause, asking.now);
    return null;
  }

  function watch(): void {
    state.change({ lost: isLost(state.lastResponseAt.get() ?? startedAt, clock.now()) });
    cancelWatch = clock.after(watchEveryMs, watch);
  }

  const asking = poll(
    () => api.feed(cursor),
    hear,
    () => true,
  );
  watch();
  return () => {
    asking.stop();
    cancelNext();
    cancelWatch();
  };
}
