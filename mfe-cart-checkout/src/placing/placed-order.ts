import { pageLanguage } from '@burger/shared/language';
import { readOrder, type Order } from '@burger/shared/order';
import { fields } from '@burger/shared/reading';
import type { Stored } from '@burger/shared/storage';
import { createStore, type Store } from '@burger/shared/store';

export interface PlacedOrder {
  order: Order;
  document: unknown;
  shownTotal: number;
  /** Whether the stored order carries the delivery details of an earlier try. */
  otherDetails: boolean;
  /** Whether the browser did not open the window of the chat, so that the customer has to. */
  chatBlocked?: boolean | undefined;
}

export const readWholeOrder = (document: unknown): Order | null =>
  readOrder(document, pageLanguage, 'strict');

/** A placed order as it is kept in the tab: by the server's document, which every version can read. */
export const storedOrder = ({ document, order: _read, ...told }: PlacedOrder) => ({
  order: document,
  ...told,
});

export function placedOrder(stored: unknown): PlacedOrder | null {
  const { order: document, shownTotal, otherDetails, chatBlocked } = fields(stored);
  const order = readWholeOrder(document);
  if (!order || typeof shownTotal !== 'number' || typeof otherDetails !== 'boolean') return null;
  const placed = { order, document, shownTotal, otherDetails };
  return chatBlocked === true ? { ...placed, chatBlocked } : placed;
}

/** Whether an older try had another total than the one that was shown; the stored one counts. */
export const totalChanged = ({ order, shownTotal }: PlacedOrder): boolean =>
  order.bill.total !== shownTotal;

/** The try to place an order that has not been answered with an order yet. */
export interface OrderTry {
  uid: string;
  key: string;
  /** When the button was first pressed, in ms since epoch on this device's clock. */
  pressedAt: number;
  /** Whether a request went out whose answer never came. */
  unanswered: boolean;
}

export function readOrderTry(stored: unknown): OrderTry | null {
  const { uid, key, pressedAt, unanswered } = fields(stored);
  return typeof uid === 'string' &&
    typeof key === 'string' &&
    /^[0-9a-f]{32}$/.test(key) &&
    typeof pressedAt === 'number' &&
    typeof unanswered === 'boolean'
    ? { uid, key, pressedAt, unanswered }
    : null;
}

/** The order that the success screen shows: none at first, and kept for as long as there is one. */
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
