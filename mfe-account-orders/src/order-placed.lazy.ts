import { bus, type ShopBus } from '@burger/shared/bus';
import type { Stored } from '@burger/shared/platform/storage';
import type { StoredDocuments } from './orders/stored-documents';
import { ordersStorage, headlineStorage } from './orders/stored-orders';
import { usualStorage } from './usual/stored-usual';

/**
 * Reserves room for the list of usual orders after an order was placed. The list is reloaded when a page
 * shows it.
 */
export function expectUsual(bus: Pick<ShopBus, 'latest'>, storage: Stored<StoredDocuments>): void {
  const session = bus.latest('session/changed');
  if (session?.status !== 'signed-in') return;
  const { uid } = session.user;
  const stored = storage.read();
  const documents = stored?.uid === uid ? stored.documents : [];
  storage.write({ uid, readAt: 0, documents });
}

/** Removes the cached orders, which lack the new one, and reserves room for the usual orders. */
export function orderWasPlaced(): void {
  ordersStorage().remove();
  headlineStorage().forget();
  expectUsual(bus, usualStorage());
}
