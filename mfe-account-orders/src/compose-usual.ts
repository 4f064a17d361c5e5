import { wait } from '@burger/shared/device';
import { firestoreOrders } from './gateways/firestore-orders';
import { keptUsual } from './gateways/kept-usual';
import { createUsualKeeper } from './use-cases/keep-usual';

const memory = keptUsual();

export const usual = createUsualKeeper(firestoreOrders, memory, wait, Date.now);
