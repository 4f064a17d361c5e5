import type { KitchenOrder } from '@burger/shared/kitchen';
import type { OrderStatus } from '@burger/shared/order';
import type { Board } from './board';
import type { Pending } from './pending';
import type { Done } from './undo';

/** Something to tell, until it is dismissed or the next comes. */
export type Told =
  | { kind: 'elsewhere'; orderId: string; status: OrderStatus }
  | { kind: 'taken-back'; orderId: string }
  | { kind: 'refused'; orderId: string; message: string };

/** Everything that the counter shows of the orders. Times of this tablet's clock, ms. */
export interface CounterState {
  /** Null until the first answer. */
  board: Board | null;
  /** What has to be added to this tablet's clock to have the server's. */
  skew: number;
  /** When the server was last heard; null before the first time. */
  heardAt: number | null;
  /** Whether that is too long ago. */
  lost: boolean;
  pending: readonly Pending[];
  /** The last step of this tablet. */
  done: Done | null;
  told: Told | null;
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
  told: null,
  seenTo: [],
  unreadable: [],
};

const noOrders: ReadonlyMap<string, KitchenOrder> = new Map();

export const ordersOf = ({ board }: CounterState): ReadonlyMap<string, KitchenOrder> =>
  board?.orders ?? noOrders;
