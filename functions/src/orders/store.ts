import {
  lifeOf,
  type AskedPaper,
  type Order,
  type OrderDocument,
  type OrderLife,
  type OrderStatus,
} from '@burger/shared/order';
import type { OrderAllowance } from '../http/limits';
import { Refusal } from '../http/errors';
import type { Exceeded } from './quota';

/** An order and the key under which it lies in the store. */
export interface KeptOrder {
  key: string;
  order: Order;
}

/** How far an order of the store is. Throws where its document says nothing of the kind. */
export function lifeIn({ key, order }: KeptOrder): OrderLife {
  const life = lifeOf(order);
  if (!life) throw new Error(`Order ${key} has no status that is known`);
  return life;
}

/** Orders, oldest first, and when they were read, in ms of the store's own clock. */
export interface SeenOrders {
  orders: KeptOrder[];
  readAt: number;
}

/** Which person made a step, kept where customers do not read. */
export interface StepEntry {
  uid: string;
  email: string;
  /** ISO. */
  at: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Names the press, where the counter does. */
  press: string | null;
  /** Why, where something was put right. */
  note?: string;
}

/** What becomes of an order, and by whom. */
export interface Change {
  life: OrderLife;
  entry: StepEntry;
  /** How many orders its half hour takes, where the step may take a place in it again. */
  capacity?: number;
  /** A paper that is asked for beside the step, or instead of one. */
  asked?: AskedPaper | undefined;
}

/** The orders of the restaurant, for those who cook, carry and await them. */
export interface KitchenOrders {
  /** All that are open, and those that have changed since that moment (ms). */
  whole(since: number, most: number): Promise<SeenOrders>;
  /** Those that have changed after that moment (ms). */
  changed(since: number, most: number): Promise<SeenOrders>;
  find(key: string): Promise<KeptOrder | null>;
  /**
   * Changes an order as it is told from what lies there, writes down who did it, what its customer has to be told and the
   * paper that is due, all or nothing; nothing that others do meanwhile is lost. What `work` throws leaves it as it is. Rejects with a Refusal: `not-found`, or `slot-full`
   * where the step would take a place again that somebody else has got.
   */
  change(key: string, work: (kept: KeptOrder) => Change): Promise<KeptOrder>;
  /** Who led an order to this revision. */
  stepTo(key: string, revision: number): Promise<StepEntry | null>;
  /** Those placed, promised, handed over or taken back from one moment to before another (ms); others may be among them. */
  between(from: number, to: number, most: number): Promise<KeptOrder[]>;
  byNumber(orderId: string): Promise<KeptOrder[]>;
  /** The one that a link is for. */
  byTrackingKey(trackingKey: string): Promise<KeptOrder | null>;
  /** The last ones of a phone number, newest first. */
  byPhone(phone: string, since: number, most: number): Promise<KeptOrder[]>;
}

/** The order of a key. Throws a Refusal `not-found`. */
export async function orderAt(orders: Pick<KitchenOrders, 'find'>, key: string) {
  const kept = await orders.find(key);
  if (!kept) throw new Refusal('not-found', 'There is no such order.');
  return kept;
}

/**
 * `stored` is the order that already lies under the key; null means that the order number was taken by another order, or,
 * where `full` says so, that its half hour has no room; where something is `exceeded`, that there are too many orders; where
 * `closed` says so, that its customer's account was deleted; with a `revision`, that the shop has changed to that one since.
 */
export type Added =
  | { added: true }
  | {
      added: false;
      stored: OrderDocument | null;
      full?: boolean;
      exceeded?: Exceeded;
      closed?: boolean;
      revision?: number;
    };

/** How many orders lie in half hours already, by their starts in ms. */
export type TakenSlots = ReadonlyMap<number, number>;

/** What an order is added under. */
export interface AddTerms {
  /** The revision of the shop that was asked whether it takes the order; any where nothing is said. */
  revision?: number;
  /** How many orders a half hour has room for; without end where nothing is said. */
  capacity?: number;
  /** How many orders there may be, and from which network this one comes; not counted where nothing is said. */
  allowance?: OrderAllowance & { network: string };
}

/** Where orders are kept, by idempotency key. */
export interface OrderBook {
  /**
   * Adds the order, reserves its number, takes its place among those of its half hour and notes that it has to be
   * notified: all or nothing, never over something that exists, never into a shop that has changed since it was asked, and
   * never more orders than there is room for in a half hour, nor than are allowed.
   */
  add(key: string, order: OrderDocument, terms?: AddTerms): Promise<Added>;
  find(key: string): Promise<OrderDocument | null>;
  /** Whether a customer has ordered before. */
  hasOrdered(uid: string): Promise<boolean>;
  /** The half hours in which orders lie, from one moment to before another (ms). */
  taken(from: number, to: number): Promise<TakenSlots>;
}
