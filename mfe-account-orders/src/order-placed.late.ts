import { bus, type ShopBus } from '@burger/shared/bus';
import type { Stored } from '@burger/shared/storage';
import type { StoredDocuments } from './orders/stored-documents';
import { ordersStorage, headlineStorage } from './orders/stored-orders';
import { usualStorage } from './usual/stored-usual';

/** After an order: keeps room for the customer's usual, which is read anew when somebody looks at it. */
export function expectUsual(bus: Pick<ShopBus, 'latest'>, storage: Stored<StoredDocuments>): void {
  const session = bus.latest('session/changed');
  if (session?.status !== 'signed-in') return;
  const { uid } = session.user;
  const kept = storage.read();
  const documents = kept?.uid === uid ? kept.documents : [];
  storage.write({ uid, readAt: 0, documents });
}

/** After an order: the orders that were seen last lack one, and pages keep room for the customer's usual. */
export function orderWasPlaced(): void {
  ordersStorage().remove();
  headlineStorage().forget();
  expectUsual(bus, usualStorage());
}
