import type { OrderDocument } from '@burger/shared/order';
import type { OrderAllowance } from '../http/limits';
import type { Exceeded } from './quota';

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
