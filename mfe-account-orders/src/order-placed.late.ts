import { bus, type ShopBus } from '@burger/shared/bus';
import type { Kept } from '@burger/shared/storage';
import type { KeptDocuments } from './orders/kept-documents';
import { keptOrders, keptHeadline } from './orders/kept-orders';
import { keptUsual } from './usual/kept-usual';

/** After an order: keeps room for the customer's usual, which is read anew when somebody looks at it. */
export function expectUsual(bus: Pick<ShopBus, 'latest'>, storage: Kept<KeptDocuments>): void {
  const session = bus.latest('session/changed');
  if (session?.status !== 'signed-in') return;
  const { uid } = session.user;
  const kept = storage.read();
  const documents = kept?.uid === uid ? kept.documents : [];
  storage.write({ uid, readAt: 0, documents });
}

/** After an order: the orders that were seen last lack one, and pages keep room for the customer's usual. */
export function orderWasPlaced(): void {
  keptOrders().remove();
  keptHeadline().forget();
  expectUsual(bus, keptUsual());
}
