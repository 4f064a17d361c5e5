import type { Today } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole, StepRequest } from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/order';
import { createStore } from '@burger/shared/store';

/** The server's data: orders by key, the shop's day, and the cursor of the next poll. */
export interface Board {
  orders: ReadonlyMap<string, KitchenOrder>;
  cursor: string;
  today: Today;
  role: StaffRole;
}

/** A step without a response yet; `at` is the time of the press (ms). */
export interface PendingStep {
  key: string;
  orderId: string;
  request: StepRequest;
  at: number;
  /** Number of attempts without a response; above zero the step may have been made. */
  tries: number;
}

/** A step made by this tablet; `at` is the time of the response (ms). */
export interface DoneStep {
  key: string;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  at: number;
}

export type Told =
  /** Another person moved the order; `by` is empty if unknown. `at` is ISO. */
  | { kind: 'elsewhere'; orderId: string; status: OrderStatus; by: string; at: string }
  | { kind: 'taken-back'; orderId: string }
  | { kind: 'refused'; orderId: string; message: string };

/** The counter's state. Times in ms of this tablet's clock. */
export interface CounterState {
  board: Board | null;
  /** Server clock minus this tablet's clock, ms. */
  skew: number;
  /** Time of the last response; null before the first. `lost`: whether that is too long ago. */
  heardAt: number | null;
  lost: boolean;
  pending: readonly PendingStep[];
  done: DoneStep | null;
  /** Messages to the staff until dismissed, oldest first. */
  told: readonly Told[];
  /** Returned orders seen to at this tablet, as `backAs` keys. */
  seenTo: readonly string[];
  unreadable: readonly string[];
}

export const nothingYet: CounterState = {
  board: null,
  skew: 0,
  heardAt: null,
  lost: false,
  pending: [],
  done: null,
  told: [],
  seenTo: [],
  unreadable: [],
};

export type StateStore = ReturnType<typeof createState>;

export function createState() {
  const store = createStore(nothingYet);
  const change = (changes: Partial<CounterState>) => store.set({ ...store.get(), ...changes });
  return {
    ...store,
    change,
    know(order: KitchenOrder) {
      const { board } = store.get();
      if (board) change({ board: { ...board, orders: withOrders(board.orders, [order]) } });
    },
  };
}

const noOrders: Board['orders'] = new Map();

export const ordersOf = ({ board }: Pick<CounterState, 'board'>): Board['orders'] =>
  board?.orders ?? noOrders;

export const newerOf = (known: KitchenOrder | undefined, told: KitchenOrder): KitchenOrder =>
  known && known.revision >= told.revision ? known : told;

/** Merges orders by revision: an older one never replaces a newer one. */
export function withOrders(known: Board['orders'], told: readonly KitchenOrder[]): Board['orders'] {
  if (told.length === 0) return known;
  const orders = new Map(known);
  for (const order of told) orders.set(order.key, newerOf(orders.get(order.key), order));
  return orders;
}

export const newerToday = (known: Today | undefined, told: Today): Today =>
  known && known.revision > told.revision ? known : told;

// As long as an older response may still arrive and a step can be undone.
const keepEndedMs = 10 * 60_000;

function isLongEnded({ status, history, createdAt }: KitchenOrder, now: number): boolean {
  if (!isFinal(status)) return false;
  return now - Date.parse(history.at(-1)?.at ?? createdAt) > keepEndedMs;
}

/** Merges a feed: a whole one replaces the board, a partial one updates its orders. */
export function mergeFeed(board: Board | null, feed: KitchenFeed): Board {
  const merged = withOrders(ordersOf({ board }), feed.orders);
  const told = new Set(feed.orders.map(({ key }) => key));
  const now = Date.parse(feed.now);
  const stays = (order: KitchenOrder) =>
    (!feed.whole || told.has(order.key)) && !isLongEnded(order, now);
  const isSame = [...merged.values()].every(stays);
  return {
    orders: isSame ? merged : new Map([...merged].filter(([, order]) => stays(order))),
    cursor: feed.cursor,
    today: newerToday(board?.today, feed.today),
    role: feed.role,
  };
}

export const takenBack = (board: Board | null, { orders }: KitchenFeed): KitchenOrder[] =>
  orders.filter(({ key, status, history }) => {
    const before = board?.orders.get(key);
    const isNews = before !== undefined && !isFinal(before.status);
    return isNews && status === 'cancelled' && history.at(-1)?.by === 'customer';
  });
