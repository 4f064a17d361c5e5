import type { Order } from '@burger/shared/contracts';

/** `stored` is the order that already lies under the key; null means that the order number was taken by another order. */
export type Added = { added: true } | { added: false; stored: Order | null };

/** Where orders are kept, by idempotency key. */
export interface OrderBook {
  /** Adds the order and reserves its number, both or neither, and never over something that exists. */
  add(key: string, order: Order): Promise<Added>;
  find(key: string): Promise<Order | null>;
}
