import type { Today } from '@burger/shared/contracts';
import type { KitchenFeed, KitchenOrder, StaffRole, StepRequest } from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/order';
import { createStore } from '@burger/shared/store';

/** What the server told: the orders by key, today's facts, and from where to ask on. */
export interface Board {
  orders: ReadonlyMap<string, KitchenOrder>;
  cursor: string;
  today: Today;
  role: StaffRole;
}

/** A step that was pressed and is not answered yet; `at`: when, ms. */
export interface PendingStep {
  key: string;
  orderId: string;
  request: StepRequest;
  at: number;
  /** How often it was sent without an answer: then it may have been made already. */
  tries: number;
}

/** A step that this tablet made; `at`: when it was answered, ms. */
export interface DoneStep {
  key: string;
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  at: number;
}

export type Told =
  /** Somebody else moved it; `by`: empty where nobody says who. `at`: ISO text. */
  | { kind: 'elsewhere'; orderId: string; status: OrderStatus; by: string; at: string }
  | { kind: 'taken-back'; orderId: string }
  | { kind: 'refused'; orderId: string; message: string };

/** All that the counter shows of the orders. Times of this tablet's clock, ms. */
export interface CounterState {
  board: Board | null;
  /** What has to be added to this tablet's clock to have the server's. */
  skew: number;
  /** When the server was last heard; null before the first time. `lost`: whether that is too long ago. */
  heardAt: number | null;
  lost: boolean;
  pending: readonly PendingStep[];
  done: DoneStep | null;
  /** What came of presses and orders that somebody has to know, until it is dismissed; oldest first. */
  told: readonly Told[];
  /** What was brought back and seen to at this tablet, by `backAs`. */
  seenTo: readonly string[];
  /** Numbers of orders that cannot be read. */
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

/** The same orders with what was told of some: an older revision never replaces a newer one. */
export function withOrders(known: Board['orders'], told: readonly KitchenOrder[]): Board['orders'] {
  if (told.length === 0) return known;
  const orders = new Map(known);
  for (const order of told) orders.set(order.key, newerOf(orders.get(order.key), order));
  return orders;
}

export const newerToday = (known: Today | undefined, told: Today): Today =>
  known && known.revision > told.revision ? known : told;

// As long as an older answer may still be on its way, and a step may be taken back.
const keepEndedMs = 10 * 60_000;

function isLongEnded({ status, history, createdAt }: KitchenOrder, now: number): boolean {
  if (!isFinal(status)) return false;
  return now - Date.parse(history.at(-1)?.at ?? createdAt) > keepEndedMs;
}

/** The board after an answer of the feed: a whole one makes it anew, any other changes what it tells of. */
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
