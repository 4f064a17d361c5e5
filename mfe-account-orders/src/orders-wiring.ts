import { bus } from '@burger/shared/bus';
import { wait } from '@burger/shared/platform/device';
import { createReorder } from './again/again';
import { firestoreOrders } from './orders/firebase';
import { createCachedOrders, createLoadOrders } from './orders/load';
import { ordersStorage } from './orders/stored-orders';

const stored = ordersStorage();

const isHere = (customerId: string) => {
  const session = bus.latest('session/changed');
  return session?.status === 'signed-in' && session.user.uid === customerId;
};

// Loaded together with the list, whose buttons need it.
const ownOrders = () =>
  import(/* webpackChunkName: "orders-list" */ './tracking/orders-api').then(({ ordersApi }) =>
    ordersApi(),
  );

export const orderServices = {
  bus,
  load: createLoadOrders(firestoreOrders, stored, isHere, wait),
  cached: createCachedOrders(stored),
  reorder: createReorder(bus),
  cancel: async (orderId: string) => (await ownOrders()).cancel(orderId),
  bill: async (orderId: string) => (await ownOrders()).bill(orderId),
};
