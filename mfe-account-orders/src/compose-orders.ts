import { bus } from '@burger/shared/bus';
import { wait } from '@burger/shared/device';
import { firestoreOrders } from './orders/firebase';
import { keptOrders } from './orders/kept-orders';
import { seenMemory } from './orders/kept-seen';
import { createLoadOrders, createSeenOrders } from './orders/load';
import { createReorder } from './again/reorder';

const memory = keptOrders();

const isHere = (customerId: string) => {
  const session = bus.latest('session/changed');
  return session?.status === 'signed-in' && session.user.uid === customerId;
};

export const loadOrders = createLoadOrders(firestoreOrders, memory, isHere, wait, Date.now);

export const seenOrders = createSeenOrders(memory);

export const seenWords = seenMemory();

export const reorder = createReorder(bus);
