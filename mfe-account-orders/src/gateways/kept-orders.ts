import { onDevice, type KeptText } from '@burger/shared/storage';
import { readDocuments } from '../model/kept-documents';
import type { OrdersMemory } from '../ports';
import { keys } from './remembered';

/** A customer's orders as they were seen last on this device. */
export const ordersMemory = (orders: KeptText = onDevice(keys.orders)): OrdersMemory => ({
  recall: () => readDocuments(orders.read()),
  remember: (kept) => orders.write(JSON.stringify(kept)),
  forget: () => orders.remove(),
});
