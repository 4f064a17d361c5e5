import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { followPorts } from '../compose-follow';
import { loadOrders, reorder, seenOrders, seenWords } from '../compose-orders';
import { OrdersPage as Page } from '../pages/orders-page';

/** /orders. */
export const OrdersPage = () => (
  <Page
    bus={bus}
    load={loadOrders}
    seen={seenOrders}
    words={seenWords}
    reorder={reorder}
    follow={followPorts}
  />
);

({ OrdersPage }) satisfies Exposure<'mfe-account-orders', './OrdersPage'>;
