import { bus } from '@burger/shared/bus';
import { wait } from './gateways/clock';
import { firestoreOrders } from './gateways/firestore-orders';
import { createLoadOrders } from './use-cases/load-orders';
import { createReorder } from './use-cases/reorder';

export const loadOrders = createLoadOrders(firestoreOrders, wait);

export const reorder = createReorder(bus);
