import { wait } from '@burger/shared/device';
import { firestoreOrders } from './orders/firebase';
import { keptUsual } from './usual/kept-usual';
import { createUsualKeeper } from './usual/usual';

const memory = keptUsual();

export const usual = createUsualKeeper(firestoreOrders, memory, wait, Date.now);
