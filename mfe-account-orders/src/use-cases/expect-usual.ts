import type { ShopBus } from '@burger/shared/bus';
import type { OrdersMemory } from '../ports';

/** After an order: keeps room for the customer's usual, which is read anew when somebody looks at it. */
export function expectUsual(bus: Pick<ShopBus, 'latest'>, memory: OrdersMemory): void {
  const session = bus.latest('session/changed');
  if (session?.status !== 'signed-in') return;
  const { uid } = session.user;
  const kept = memory.recall();
  const documents = kept?.uid === uid ? kept.documents : [];
  memory.remember({ uid, readAt: 0, documents });
}
