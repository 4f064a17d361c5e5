import type { Exposure } from '@burger/shared/contracts';
import { headlineStorage } from '../orders/stored-orders';
import { OrdersPage as Page } from '../orders/orders-page';
import { orderServices } from '../orders-wiring';

const headline = headlineStorage();

export const OrdersPage = () => <Page {...orderServices} headline={headline} />;

({ OrdersPage }) satisfies Exposure<'mfe-account-orders', './OrdersPage'>;
