import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { wait } from '@burger/shared/platform/device';
import { createReorder } from '../again/again';
import { firestoreOrders } from '../orders/firebase';
import { headlineStorage, ordersStorage } from '../orders/stored-orders';
import { createLoadOrders, createCachedOrders } from '../orders/load';
import { OrdersPage as Page } from '../orders/orders-page';

const stored = ordersStorage();

const isHere = (customerId: string) => {
  const session = bus.latest('session/changed');
  return session?.status === 'signed-in' && session.user.uid === customerId;
};

// Loaded together with the list, whose buttons need it.
const ownOrders = () =>
  import(/* webpackChunkName: "orders-list" */ '../tracking/orders-api').then(({ ordersApi }) =>
    ordersApi(),
  );

const services = {
  bus,
  load: createLoadOrders(firestoreOrders, stored, isHere, wait),
  cached: createCachedOrders(stored),
  headline: headlineStorage(),
  reorder: createReorder(bus),
  cancel: async (orderId: string) => (await ownOrders()).cancel(orderId),
  bill: async (orderId: string) => (await ownOrders()).bill(orderId),
};

export const OrdersPage = () => <Page {...services} />;

({ OrdersPage }) satisfies Exposure<'mfe-account-orders', './OrdersPage'>;
