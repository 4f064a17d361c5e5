import { pageLanguage } from '@burger/shared/i18n';
import { readOrder, type Order } from '@burger/shared/order';
import { fields } from '@burger/shared/platform/reading';
import type { Stored } from '@burger/shared/platform/storage';
import { createStore, type Store } from '@burger/shared/platform/use-store';

export interface PlacedOrder {
  order: Order;
  document: unknown;
  shownTotal: number;
  /** Whether the order was stored by an earlier attempt with other delivery details. */
  otherDetails: boolean;
  /** Whether the browser blocked the chat window, so that the customer has to open it. */
  chatBlocked?: boolean | undefined;
}

export const readWholeOrder = (document: unknown): Order | null =>
  readOrder(document, pageLanguage, 'strict');

/**
 * Returns what to store of a placed order: the server's document instead of the parsed order, because every
 * page version can read it.
 */
export const storedOrder = ({ document, order: _read, ...fields }: PlacedOrder) => ({
  order: document,
  ...fields,
});

export function placedOrder(stored: unknown): PlacedOrder | null {
  const { order: document, shownTotal, otherDetails, chatBlocked } = fields(stored);
  const order = readWholeOrder(document);
  if (!order || typeof shownTotal !== 'number' || typeof otherDetails !== 'boolean') return null;
  const placed = { order, document, shownTotal, otherDetails };
  return chatBlocked === true ? { ...placed, chatBlocked } : placed;
}

/** Returns whether the total of the stored order differs from the displayed one. */
export const totalChanged = ({ order, shownTotal }: PlacedOrder): boolean =>
  order.bill.total !== shownTotal;

/** An attempt to place an order that has not led to an order yet. */
export interface OrderTry {
  uid: string;
  key: string;
  /** Time of the first press, in ms since epoch by the device clock. */
  pressedAt: number;
  /** Whether a request was sent and got no response. */
  unanswered: boolean;
  /** Number of requests sent with this idempotency key. */
  attempts: number;
}

export function readOrderTry(stored: unknown): OrderTry | null {
  const { uid, key, pressedAt, unanswered, attempts } = fields(stored);
  return typeof uid === 'string' &&
    typeof key === 'string' &&
    /^[0-9a-f]{32}$/.test(key) &&
    typeof pressedAt === 'number' &&
    typeof unanswered === 'boolean'
    ? // Absent from attempts that older pages stored.
      { uid, key, pressedAt, unanswered, attempts: typeof attempts === 'number' ? attempts : 0 }
    : null;
}

/** The order on the success screen, null at first; changes are written to `storage`. */
export function createPlaced(storage: Stored<unknown>): Store<PlacedOrder | null> {
  const placed = createStore<PlacedOrder | null>(null);
  placed.subscribe(() => {
    const order = placed.get();
    if (order) storage.write(storedOrder(order));
    else storage.remove();
  });
  return placed;
}

export const restorePlaced = (placed: Store<PlacedOrder | null>, storage: Stored<unknown>): void =>
  placed.set(placed.get() ?? placedOrder(storage.read()));
