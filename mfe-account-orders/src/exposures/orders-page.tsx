import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import type { FollowPorts } from '../tracking/actions';
import { loadOrders, reorder, seenOrders, seenWords } from '../compose-orders';
import { OrdersPage as Page } from '../orders/orders-page';

// They come with the list, whose buttons they are for.
const ownOrders = () =>
  import(/* webpackChunkName: "orders-list" */ '../tracking/orders-api').then(({ ordersApi }) =>
    ordersApi(),
  );

const follow: FollowPorts = {
  bus,
  cancel: async (orderId) => (await ownOrders()).cancel(orderId),
  bill: async (orderId) => (await ownOrders()).bill(orderId),
};

/** /orders. */
export const OrdersPage = () => (
  <Page
    bus={bus}
    load={loadOrders}
    seen={seenOrders}
    words={seenWords}
    reorder={reorder}
    follow={follow}
  />
);

({ OrdersPage }) satisfies Exposure<'mfe-account-orders', './OrdersPage'>;
