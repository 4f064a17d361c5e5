import type { Attack } from './attack';
import type { Answer } from './judge';

/** Somewhere to send attacks to. */
export interface Target {
  /** Sends one request to the API, as a customer unless it brings a token of its own; tells whose order it would be. */
  toApi(attack: Attack): Promise<{ answer: Answer; customerId: string }>;
  toStore(attack: Attack): Promise<Answer>;
  /** Everything that the store keeps, by path; orders that the API placed are left out. */
  stored(): Promise<Record<string, unknown>>;
  /** How many orders the API has placed. */
  countOrders(): Promise<number>;
  close(): Promise<void>;
}
