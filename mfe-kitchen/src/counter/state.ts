import { type Today, isFinal, type OrderStatus } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole, StepRequest } from '@burger/shared/kitchen';
import { createStore, type ReadStore } from '@burger/shared/platform/use-store';
import type { ReadFeed } from '../api';

export interface Board {
  orders: ReadonlyMap<string, KitchenOrder>;
  today: Today;
  role: StaffRole;
}

/** A status step without a response yet; `at` is the time of the press (ms). */
export interface PendingStep {
  key: string;
  orderId: string;
  request: StepRequest;
  at: number;
  /** Number of requests without a response; above zero the server may have made the step. */
  tries: number;
}

/** A status step made by this tablet; `at` is the time of the response (ms). */
export interface DoneStep {
  key: string;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  at: number;
}

export type Report =
  /** Another person changed the order's status; `by` is empty if unknown. `at` is ISO. */
  | { kind: 'elsewhere'; orderId: string; status: OrderStatus; by: string; at: string }
  | { kind: 'taken-back'; orderId: string }
  | { kind: 'refused'; orderId: string; message: string };

/** The counter's state. Times in ms of this tablet's clock. */
export interface CounterState {
  board: Board | null;
  /** Server clock minus this tablet's clock in ms. */
  skew: number;
  /** Whether the server's last response is so old that the connection counts as lost. */
  lost: boolean;
  pending: readonly PendingStep[];
  done: DoneStep | null;
  /** Messages to the staff until dismissed, oldest first. */
  reports: readonly Report[];
  /** Deliveries brought back that staff acknowledged at this tablet, as `backAs` keys. */
  acknowledged: readonly string[];
  unreadable: readonly string[];
}

export const nothingYet: CounterState = {
  board: null,
  skew: 0,
  lost: false,
  pending: [],
  done: null,
  reports: [],
  acknowledged: [],
  unreadable: [],
};

export type StateStore = ReturnType<typeof createState>;

/** Returns `before` if no property differs, so that its views do not render again. */
const keepSame = <Value extends object>(before: Value, after: Value): Value =>
  (Object.keys(after) as (keyof Value)[]).every((name) => Object.is(before[name], after[name]))
    ? before
    : after;

export function createState() {
  const store = createStore(nothingYet);
  const change = (changes: Partial<CounterState>) =>
    store.set(keepSame(store.get(), { ...store.get(), ...changes }));
  return {
    ...store,
    /**
     * Time of the last response (ms); null before the first. Its own store, because every poll changes it.
     */
    lastResponseAt: createStore<number | null>(null),
    change,
    know(order: KitchenOrder) {
      const { board } = store.get();
      if (board) change({ board: { ...board, orders: withOrders(board.orders, [order]) } });
    },
  };
}

/** The stores of a counter: its state, and the time of its last response (ms). */
export interface CounterStores {
  state: ReadStore<CounterState>;
  lastResponseAt: ReadStore<number | null>;
}

/**
 * Calls `hear` at each change and each response, because orders for later become due by time alone. Returns a
 * function that stops it.
 */
export function onEachResponse(
  { state, lastResponseAt }: CounterStores,
  hear: () => void,
): () => void {
  const stops = [state.subscribe(hear), lastResponseAt.subscribe(hear)];
  return () => stops.forEach((stop) => stop());
}

const noOrders: Board['orders'] = new Map();

export const ordersOf = ({ board }: Pick<CounterState, 'board'>): Board['orders'] =>
  board?.orders ?? noOrders;

export const newerOf = (known: KitchenOrder | undefined, reported: KitchenOrder): KitchenOrder =>
  known && known.revision >= reported.revision ? known : reported;

/** Merges orders by revision: an older revision never replaces a newer one. */
export function withOrders(
  known: Board['orders'],
  reported: readonly KitchenOrder[],
): Board['orders'] {
  // The feed repeats orders of the last seconds, so most responses have no news.
  if (reported.every((order) => newerOf(known.get(order.key), order) !== order)) return known;
  const orders = new Map(known);
  for (const order of reported) orders.set(order.key, newerOf(orders.get(order.key), order));
  return orders;
}

/**
 * Returns the newer state of the shop's day. The server ends a pause without a new revision, so equal
 * revisions are compared.
 */
export function newerToday(known: Today | undefined, reported: Today): Today {
  if (!known || known.revision < reported.revision) return reported;
  const isKnown =
    known.revision > reported.revision || JSON.stringify(known) === JSON.stringify(reported);
  return isKnown ? known : reported;
}

// Finished orders stay this long (ms): an older response may still arrive, and the last step can be undone.
const keepEndedMs = 10 * 60_000;

function isLongEnded({ status, history, createdAt }: KitchenOrder, now: number): boolean {
  if (!isFinal(status)) return false;
  return now - Date.parse(history.at(-1)?.at ?? createdAt) > keepEndedMs;
}

/** Merges a response of the feed: a complete one replaces the board, a partial one updates its orders. */
export function mergeFeed(board: Board | null, feed: KitchenFeed): Board {
  const merged = withOrders(ordersOf({ board }), feed.orders);
  const reported = new Set(feed.orders.map(({ key }) => key));
  const now = Date.parse(feed.now);
  const stays = (order: KitchenOrder) =>
    (!feed.whole || reported.has(order.key)) && !isLongEnded(order, now);
  const isSame = [...merged.values()].every(stays);
  const next: Board = {
    orders: isSame ? merged : new Map([...merged].filter(([, order]) => stays(order))),
    today: newerToday(board?.today, feed.today),
    role: feed.role,
  };
  return board ? keepSame(board, next) : next;
}

// Smaller differences of the clocks (ms) come from the network, and the counter only shows minutes.
const keepSkewMs = 1000;

/** Returns the state after a response that arrived at `now` (ms of this tablet). */
export function afterFeed(
  { board, skew, reports, unreadable: former }: CounterState,
  { feed, unreadable }: ReadFeed,
  now: number,
): Pick<CounterState, 'skew' | 'lost' | 'reports' | 'unreadable'> & { board: Board } {
  const reserved = returned(board, feed);
  const measured = Date.parse(feed.now) - now;
  const all = [...new Set([...(feed.whole ? [] : former), ...unreadable])];
  return {
    board: mergeFeed(board, feed),
    skew: Math.abs(measured - skew) < keepSkewMs ? skew : measured,
    lost: false,
    reports:
      reserved.length > 0
        ? [...reports, ...reserved.map(({ orderId }) => ({ kind: 'taken-back', orderId }) as const)]
        : reports,
    unreadable: all.join() === former.join() ? former : all,
  };
}

export const returned = (board: Board | null, { orders }: KitchenFeed): KitchenOrder[] =>
  orders.filter(({ key, status, history }) => {
    const before = board?.orders.get(key);
    const isNews = before !== undefined && !isFinal(before.status);
    return isNews && status === 'cancelled' && history.at(-1)?.by === 'customer';
  });
